import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isNode, isScalar, parseDocument, visit } from 'yaml'
import { CONTENT_KINDS } from '../../contract/content-kinds.ts'

/**
 * Throws if a file has a price in fen. A form shows the text of a file, so it would show 8000 for 80
 * yuan.
 */
export async function assertYuan(site: string): Promise<void> {
  const [first] = await filesInFen(site)
  if (first === undefined) return
  throw new Error(
    `${first.file}: has a price in fen, the editor shows yuan. Rewrite all such files: npm run edit -- --yuan`,
  )
}

/** Rewrites prices in fen as prices in yuan, and returns the changed files. */
export async function rewriteInYuan(site: string): Promise<string[]> {
  const files = await filesInFen(site)
  await Promise.all(files.map(({ file, text }) => writeFile(join(site, file), text)))
  return files.map(({ file }) => file)
}

/** Returns the files with prices in fen, each with its text in yuan. */
async function filesInFen(site: string): Promise<{ file: string; text: string }[]> {
  const folders = CONTENT_KINDS.map(({ folder }) => `content/${folder}`)
  const read = folders
    .filter((folder) => existsSync(join(site, folder)))
    .map(async (folder) => {
      const names = (await readdir(join(site, folder))).filter((name) => name.endsWith('.zh.md'))
      return Promise.all(
        names.map(async (name) => {
          const file = `${folder}/${name}`
          const text = await readFile(join(site, file), 'utf8')
          const changed = inYuan(text)
          return changed === text ? [] : [{ file, text: changed }]
        }),
      )
    })
  return (await Promise.all(read)).flat(2)
}

/**
 * Returns the text of a Markdown file with its prices in yuan; everything else stays unchanged.
 * `price: { amount: 8000, currency: CNY }` becomes `price: '80.00'`.
 */
export function inYuan(text: string): string {
  const [, start = '', head = '', rest = ''] = /^(---\r?\n)(.*?\n)(---.*)$/s.exec(text) ?? []
  if (head === '') return text
  const prices: { from: number; to: number; yuan: string }[] = []
  visit(parseDocument(head), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !/^(?:price|listPrice)$/.test(String(key.value))) return
      const amount = fenIn(value)
      if (amount === undefined || !isNode(value) || !value.range) return
      const [from, to] = value.range
      prices.push({ from, to, yuan: `'${(amount / 100).toFixed(2)}'` })
    },
  })
  const changed = prices.toReversed().reduce((all, { from, to, yuan }) => {
    const kept = /\s*$/.exec(all.slice(from, to))?.[0] ?? ''
    return all.slice(0, from) + yuan + kept + all.slice(to)
  }, head)
  return start + changed + rest
}

/** Returns the amount of a price in fen; undefined of any other value. */
function fenIn(value: unknown): number | undefined {
  const isInYuan = isScalar(value) && value.source?.includes('.') === true
  const amount = isMap(value) ? value.get('amount') : isScalar(value) ? value.value : undefined
  return Number.isSafeInteger(amount) && !isInYuan ? Number(amount) : undefined
}
