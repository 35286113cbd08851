import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { SECTIONS } from '../../worker/sections/index.ts'

const FOLDER = 'worker/sections'

/** Fails the build if a page in a section has no file, or a page file is not in a section. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    buildStart() {
      const mistakes = mistakesIn(globSync(`${FOLDER}/*/*.page.tsx`))
      if (mistakes.length > 0) this.error(mistakes.join('\n'))
    },
  }
}

/**
 * Compares the files of pages with the sections. Returns one sentence for each mistake, with the
 * file and the remedy.
 *
 * @example mistakesIn([]) // ['worker/sections/home/home.page.tsx is missing: …', …]
 */
export function mistakesIn(files: readonly string[]): string[] {
  const wanted = new Map(
    SECTIONS.flatMap(({ name, pages }) =>
      (typeof pages === 'string' ? [name] : Object.keys(pages)).map((page) => [
        `${FOLDER}/${name}/${page}.page.tsx`,
        `${FOLDER}/${name}/section.ts`,
      ]),
    ),
  )
  return [
    ...[...wanted]
      .filter(([file]) => !files.includes(file))
      .map(
        ([file, section]) => `${file} is missing: create it, or remove its path from ${section}.`,
      ),
    ...files.filter((file) => !wanted.has(file)).map(strayPage),
  ]
}

function strayPage(file: string): string {
  const folder = dirname(file)
  const isListed = SECTIONS.some(({ name }) => folder === `${FOLDER}/${name}`)
  return isListed
    ? `${file} belongs to no page: add "${basename(file, '.page.tsx')}" to the pages of ${folder}/section.ts, or rename the file.`
    : `${file} is in no section of the site: add ${folder}/section.ts to ${FOLDER}/index.ts.`
}
