import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { rulesFor } from './page-rules.ts'
import { wordsOf } from './page-words.ts'

/** What stands around every page, or may come into it later. */
const FRAME = [
  'worker/render/document.tsx',
  'client/entry.client.ts',
  'client/service-worker/service-worker.ts',
]
const ERROR = ['worker/render/error-document.tsx', 'client/entry.client.ts']
const ROUTE = /\broute: '([^']+)'/

/** A page's styles by the name of its route, `error` for the error view: the rules of `css`, all of the site's, that the page and its islands may need. */
export async function stylesOfPages(css: string): Promise<Map<string, string>> {
  const styles = new Map([['error', rulesFor(css, await wordsOf(...ERROR))]])
  for await (const file of glob('worker/pages/**/*.page.tsx')) {
    const [, route] = ROUTE.exec(await readFile(file, 'utf8')) ?? []
    if (route === undefined) throw new Error(`${file}: names no route`)
    styles.set(route, rulesFor(css, await wordsOf(file, ...FRAME)))
  }
  return styles
}

/** The address of a page's styles as a file, for pages that are put in place of another. */
export function addressOfStyles(text: string): string {
  return `/assets/page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
}

/** Writes each page's styles as a file. */
export async function writeStylesOfPages(css: string, output: string): Promise<void> {
  const texts = (await stylesOfPages(css)).values()
  await Promise.all([...texts].map((text) => writeFile(output + addressOfStyles(text), text)))
}

/**
 * The texts cut after each rule, and each text as the numbers of its pieces: most rules are in many of them, and the worker is to hold
 * them once.
 */
export function inPieces(texts: readonly string[]): { pieces: string[]; texts: number[][] } {
  const numbers = new Map<string, number>()
  const numbered = texts.map((text) =>
    text.split(/(?<=\})/).map((piece) => {
      const number = numbers.get(piece) ?? numbers.size
      numbers.set(piece, number)
      return number
    }),
  )
  return { pieces: [...numbers.keys()], texts: numbered }
}
