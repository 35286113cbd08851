import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { ENDPOINT_NAMES } from '../../contract/endpoints.ts'
import * as kinds from '../../contract/kinds.ts'
import { KINDS_OF } from '../../worker/sections/define-section.ts'
import { SECTIONS } from '../../worker/sections/index.ts'

const FOLDER = 'worker/sections'

interface Paths {
  name: string
  pages: string | Readonly<Record<string, string>>
}

/** Fails the build if a step of `adding-a-page.md` was forgotten, with a message for each. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    buildStart() {
      const mistakes = forgottenSteps()
      if (mistakes.length > 0) this.error(mistakes.join('\n'))
    },
  }
}

/** Returns a message for each forgotten or wrong step of `adding-a-page.md`. */
export function forgottenSteps(): string[] {
  // With another name, the pages of the section would also count as missing.
  const misnamed = misnamedSections(SECTIONS, readFileSync(`${FOLDER}/index.ts`, 'utf8'))
  if (misnamed.length > 0) return misnamed
  return [
    ...wrongKindsIn(SECTIONS),
    ...wrongPagesIn(SECTIONS, textsOf('contract/*.ts')),
    ...mistakesIn(globSync(`${FOLDER}/*/*.page.tsx`)),
    ...wrongPathsIn(SECTIONS),
    ...repeatedPathsIn(SECTIONS),
    ...unlistedSections(globSync(`${FOLDER}/*/section.ts`)),
    ...unlistedKinds(textsOf('contract/*.ts')),
    ...repeatedInKinds(kinds),
    ...unknownCalls(textsOf(`${FOLDER}/*/*.ts{,x}`)),
    ...missingSheets(textsOf('worker/**/*.ts{,x}')),
    ...unusedSheets(globSync(`${FOLDER}/*/*.css`), textsOf('worker/**/*.ts{,x}')),
  ]
}

function textsOf(pattern: string): Map<string, string> {
  return new Map(globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Returns a message for each page without a file, and for each file without a page. */
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

/** Returns a message for each path that is not like `/service/traffic`, or `/mall/hotel/:id`. */
export function wrongPathsIn(sections: readonly Paths[]): string[] {
  return sections.flatMap(({ name, pages }) =>
    Object.entries(typeof pages === 'string' ? { [name]: pages } : pages).flatMap(
      ([page, path]) => {
        const [pattern, example] =
          page === 'detail'
            ? [/^(?:\/[\w-]+)+\/:id$/, '/mall/hotel/:id']
            : [/^\/$|^(?:\/[\w-]+)+$/, '/service/traffic']
        if (pattern.test(path)) return []
        return [`${FOLDER}/${name}/section.ts: pages: write "${path}" like ${example}.`]
      },
    ),
  )
}

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

export function unlistedSections(files: readonly string[]): string[] {
  return files
    .filter((file) => !SECTIONS.some(({ name }) => name === basename(dirname(file))))
    .map((file) => `${file}: add the section to ${FOLDER}/index.ts.`)
}

/**
 * Returns a message for each section that `index.ts` (`list`) only imports, or that has another name
 * than its folder.
 */
export function misnamedSections(sections: readonly { name: string }[], list: string): string[] {
  const imports = list.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/section\.ts'/g)
  return [...imports].flatMap(([, section = '', folder = '']) => {
    if (sections.some(({ name }) => name === folder)) return []
    const isListed = new RegExp(`^  ${section},$`, 'm').test(list)
    return isListed
      ? [`${FOLDER}/${folder}/section.ts: name: write "${folder}", the name of its folder.`]
      : [`${FOLDER}/index.ts: add ${section} to the sections, not only to the imports.`]
  })
}

/** Returns a message for each list without `kinds`, and for each wrong name in `kinds`. */
export function wrongKindsIn(sections: readonly (Paths & { kinds?: object })[]): string[] {
  const found: readonly string[] = Object.values(KINDS_OF).flat()
  return sections.flatMap(({ name, pages, kinds: ofSection }) => [
    ...(typeof pages === 'string' || ofSection !== undefined
      ? []
      : [`${FOLDER}/${name}/section.ts: kinds is missing: add the kinds of content of this list.`]),
    ...Object.entries(ofSection ?? {}).flatMap(([result, kind]) => [
      ...(found.includes(result)
        ? []
        : [`${FOLDER}/${name}/section.ts: kinds: "${result}" must be one of ${found.join(', ')}.`]),
      ...(kind in kinds
        ? []
        : [`${FOLDER}/${name}/section.ts: kinds: contract/kinds.ts exports no "${kind}".`]),
    ]),
  ])
}

interface KindValues {
  row?: string
  folder?: string
  calls: Readonly<Record<string, { at: string }>>
}

const KIND = /^export const (\w+) = \{(?:(?!^export)[\s\S])*?^\} as const satisfies \w*Kind\b/gm

function kindsIn(texts: ReadonlyMap<string, string>): { file: string; name: string }[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(KIND)].map(([, name = '']) => ({ file, name })),
  )
}

export function unlistedKinds(texts: ReadonlyMap<string, string>): string[] {
  return kindsIn(texts)
    .filter(({ name }) => !(name in kinds))
    .map(({ file, name }) => `${file}: export "${name}" from contract/kinds.ts.`)
}

/** Returns a message for each kind whose `page` is not the path of its list. */
export function wrongPagesIn(
  sections: readonly (Paths & { kinds?: object })[],
  texts: ReadonlyMap<string, string>,
): string[] {
  const pages = new Map(
    Object.entries<object>(kinds).flatMap(([name, kind]) =>
      'page' in kind ? [[name, kind.page]] : [],
    ),
  )
  return kindsIn(texts).flatMap(({ file, name }) => {
    const page = pages.get(name)
    const section = sections.find((each) => Object.values(each.kinds ?? {}).includes(name))
    const path = typeof section?.pages === 'object' ? section.pages['list'] : undefined
    if (page === undefined || page === path) return []
    const remedy =
      path === undefined
        ? `no section has the kind "${name}": add it to the kinds of one`
        : `write "${path}", the path of the list in ${FOLDER}/${section?.name}/section.ts`
    return [`${file}: page: ${remedy}.`]
  })
}

/** Returns a message for each value of a kind that only one may have, such as its folder. */
export function repeatedInKinds(of: Readonly<Record<string, KindValues>>): string[] {
  const values = Object.entries(of).flatMap(([kind, { row, folder, calls }]) =>
    [
      ['row', row],
      ['folder', folder],
      ...Object.entries(calls).flatMap(([name, { at }]) => [
        ['calls', name],
        ['calls', at],
      ]),
    ].flatMap(([field, value]) => (value === undefined ? [] : [{ kind, field, value }])),
  )
  return [...Map.groupBy(values, ({ field, value }) => `${field}: "${value}"`)].flatMap(
    ([field, [first, ...others]]) =>
      others.map(
        ({ kind }) =>
          `contract/kinds.ts: "${kind}": ${field} is the one of "${first?.kind}": choose another one.`,
      ),
  )
}

/** Returns a message for each call that the contract does not have, with the most similar ones. */
export function unknownCalls(texts: ReadonlyMap<string, string>): string[] {
  const known: readonly string[] = ENDPOINT_NAMES
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bbackend\(\s*'(\w+)'/g)].flatMap(([, name = '']) => {
      if (known.includes(name)) return []
      const similar = known.filter((each) => each.slice(0, 4) === name.slice(0, 4))
      const remedy = similar.length > 0 ? `write ${similar.join(' or ')}` : 'add it to contract/'
      return [`${file}: the contract has no call "${name}": ${remedy}.`]
    }),
  )
}

/** Returns a message for each imported stylesheet that does not exist. */
export function missingSheets(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/from '([^']+\.css)\?sheet'/g)]
      .map(([, sheet = '']) => join(dirname(file), sheet))
      .filter((sheet) => !existsSync(sheet))
      .map((sheet) => `${file}: there is no ${sheet}: create it, or correct the import.`),
  )
}

export function unusedSheets(
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
): string[] {
  const code = [...texts.values()].join('\n')
  return files
    .filter((file) => !code.includes(`/${basename(file)}?sheet'`))
    .map(
      (file) => `${file}: no page uses this stylesheet: add it to the styles of one, or delete it.`,
    )
}
