import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { SECTIONS } from '../../worker/sections/index.ts'

const FOLDER = 'worker/sections'

interface Paths {
  name: string
  pages: string | Readonly<Record<string, string>>
}

/**
 * Fails the build if a page in a section has no file, a page file is not in a section, or two pages
 * have one path.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    buildStart() {
      const mistakes = [
        ...mistakesIn(globSync(`${FOLDER}/*/*.page.tsx`)),
        ...repeatedPathsIn(SECTIONS),
      ]
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

/** Returns one sentence for each path that another page has already, with the file and the remedy. */
export function repeatedPathsIn(sections: readonly Paths[]): string[] {
  const pages = sections.flatMap(({ name, pages: paths }) =>
    (typeof paths === 'string' ? [paths] : Object.values(paths)).map((path) => ({ name, path })),
  )
  return [...Map.groupBy(pages, ({ path }) => path.toLowerCase()).values()].flatMap(
    ([first, ...others]) =>
      others.map(
        ({ name, path }) =>
          `${FOLDER}/${name}/section.ts: a page of ${FOLDER}/${first?.name}/section.ts has the path ${path}, too: choose another one.`,
      ),
  )
}
