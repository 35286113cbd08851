import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isNode, isScalar, parseDocument, visit } from 'yaml'
import { CONTENT_KINDS } from '../../backend/kinds.ts'
import { CURRENCY, digitsOf } from '../../contract/region.ts'

/** Throws if a price is written in the smallest unit. A form would show 8000 instead of 80.00. */
export async function assertDecimals(site: string): Promise<void> {
  const [first] = await filesInSmallest(site)
  if (first === undefined) return
  throw new Error(
    `${first.file}: has a price in the smallest unit, the editor shows decimals. Rewrite all such files: npm run edit -- --decimals`,
  )
}

/** Rewrites prices from the smallest unit to decimals. Returns the changed files. */
export async function rewriteAsDecimals(site: string): Promise<string[]> {
  const files = await filesInSmallest(site)
  await Promise.all(files.map(({ file, text }) => writeFile(join(site, file), text)))
  return files.map(({ file }) => file)
}

async function filesInSmallest(site: string): Promise<{ file: string; text: string }[]> {
  const folders = CONTENT_KINDS.map(({ folder }) => `content/${folder}`)
  const read = folders
    .filter((folder) => existsSync(join(site, folder)))
    .map(async (folder) => {
      const names = (await readdir(join(site, folder))).filter((name) => name.endsWith('.zh.md'))
      return Promise.all(
        names.map(async (name) => {
          const file = `${folder}/${name}`
          const text = await readFile(join(site, file), 'utf8')
          const changed = asDecimals(text)
          return changed === text ? [] : [{ file, text: changed }]
        }),
      )
    })
  return (await Promise.all(read)).flat(2)
}

/** `price: { amount: 8000, currency: CNY }` becomes `price: '80.00'`. Nothing else changes. */
export function asDecimals(text: string): string {
  const [, start = '', head = '', rest = ''] = /^(---\r?\n)(.*?\n)(---.*)$/s.exec(text) ?? []
  const digits = digitsOf(CURRENCY)
  // A currency without decimals needs no change, because its prices are whole numbers.
  if (head === '' || digits === 0) return text
  const prices: { from: number; to: number; written: string }[] = []
  visit(parseDocument(head), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !/^(?:price|listPrice)$/.test(String(key.value))) return
      const amount = smallestIn(value)
      if (amount === undefined || !isNode(value) || !value.range) return
      const [from, to] = value.range
      prices.push({ from, to, written: `'${(amount / 10 ** digits).toFixed(digits)}'` })
    },
  })
  const changed = prices.toReversed().reduce((all, { from, to, written }) => {
    const space = /\s*$/.exec(all.slice(from, to))?.[0] ?? ''
    return all.slice(0, from) + written + space + all.slice(to)
  }, head)
  return start + changed + rest
}

/** Returns the amount of a price in the smallest unit; undefined for any other value. */
function smallestIn(value: unknown): number | undefined {
  const isDecimal = isScalar(value) && value.source?.includes('.') === true
  const amount = isMap(value) ? value.get('amount') : isScalar(value) ? value.value : undefined
  return Number.isSafeInteger(amount) && !isDecimal ? Number(amount) : undefined
}
