import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SECTIONS } from '../../worker/sections/index.ts'
import {
  forgottenSteps,
  misnamedSections,
  missingSheets,
  mistakesIn,
  repeatedInKinds,
  repeatedPathsIn,
  unknownCalls,
  unlistedKinds,
  unlistedSections,
  unusedSheets,
  wrongKindsIn,
  wrongPagesIn,
  wrongPathsIn,
} from './page-files.ts'

const FILES = globSync('worker/sections/*/*.page.tsx')

it('finds no mistakes in the current files', () => {
  expect(forgottenSteps()).toEqual([])
})

it.each(['worker/sections/hotels/detail.page.tsx', 'worker/sections/contact/contact.page.tsx'])(
  'reports that %s is missing, and where it is listed',
  (file) => {
    const [folder] = file.split(/\/[^/]+$/, 1)
    expect(mistakesIn(FILES.filter((each) => each !== file))).toEqual([
      `${file} is missing: create it, or remove its path from ${folder}/section.ts.`,
    ])
  },
)

it('reports a file that belongs to no page', () => {
  expect(mistakesIn([...FILES, 'worker/sections/hotels/lists.page.tsx'])).toEqual([
    expect.stringMatching(
      /^worker\/sections\/hotels\/lists\.page\.tsx belongs to no page: add "lists"/,
    ),
  ])
})

it('reports a page file that is in no section', () => {
  expect(mistakesIn([...FILES, 'worker/sections/invented/list.page.tsx'])).toEqual([
    'worker/sections/invented/list.page.tsx is in no section of the site: add worker/sections/invented/section.ts to worker/sections/index.ts.',
  ])
})

it('reports both sections if two pages have the same path', () => {
  const pages = { list: '/service/Traffic', detail: '/service/Traffic/:id' } as const
  expect(repeatedPathsIn([...SECTIONS, { name: 'culture', pages }])).toEqual([
    'worker/sections/culture/section.ts: a page of worker/sections/traffic/section.ts has the path /service/Traffic, too: choose another one.',
  ])
})

it('reports paths without a leading slash, and items without an id', () => {
  const boats = { list: 'service/boats', detail: '/service/boats/:boat' }
  expect(
    wrongPathsIn([
      { name: 'home', pages: '/' },
      { name: 'boats', pages: boats },
    ]),
  ).toEqual([
    'worker/sections/boats/section.ts: pages: write "service/boats" like /service/traffic.',
    'worker/sections/boats/section.ts: pages: write "/service/boats/:boat" like /mall/hotel/:id.',
  ])
})

it('reports an imported stylesheet that does not exist', () => {
  const text =
    "import made from './made.css?sheet'\nimport hotels from '../hotels/hotels.css?sheet'"
  expect(missingSheets(new Map([['worker/sections/boats/list.page.tsx', text]]))).toEqual([
    'worker/sections/boats/list.page.tsx: there is no worker/sections/boats/made.css: create it, or correct the import.',
  ])
})

it('reports a section that is missing in the list of sections', () => {
  expect(unlistedSections(['worker/sections/invented/section.ts'])).toEqual([
    'worker/sections/invented/section.ts: add the section to worker/sections/index.ts.',
  ])
})

it('reports a call that the contract does not have, and similar calls', () => {
  const texts = new Map([
    ['list.page.tsx', "backend('cultureLists', {})"],
    ['detail.page.tsx', "await backend(\n  'invented', {})\nbackend('menu')"],
  ])
  expect(unknownCalls(texts)).toEqual([
    'list.page.tsx: the contract has no call "cultureLists": write cultureList or cultureDetail.',
    'detail.page.tsx: the contract has no call "invented": add it to contract/.',
  ])
})

it('reports what a kind has copied from another one', () => {
  const culture = { row: 'culture', folder: 'culture', calls: { cultureList: { at: 'GET /a' } } }
  const copy = { row: 'made', folder: 'culture', calls: { madeList: { at: 'GET /a' } } }
  expect(repeatedInKinds({ culture, copy })).toEqual([
    'contract/kinds.ts: "copy": folder: "culture" is the one of "culture": choose another one.',
    'contract/kinds.ts: "copy": calls: "GET /a" is the one of "culture": choose another one.',
  ])
})

it('reports a kind that is missing in the list of kinds', () => {
  const text = 'export const invented = {\n  tag: 1,\n} as const satisfies EntryKind\n'
  expect(unlistedKinds(new Map([['contract/invented.ts', text]]))).toEqual([
    'contract/invented.ts: export "invented" from contract/kinds.ts.',
  ])
})

it('reports a stylesheet that no page uses', () => {
  const file = 'worker/sections/hotels/invented.css'
  expect(unusedSheets([file], new Map([['a.tsx', "import a from './other.css?sheet'"]]))).toEqual([
    `${file}: no page uses this stylesheet: add it to the styles of one, or delete it.`,
  ])
})

it('names a section whose name differs from its folder', () => {
  const list = "import { culture } from './culture/section.ts'\nconst sections = {\n  culture,\n}"
  expect(misnamedSections(SECTIONS, list)).toEqual([])
  expect(misnamedSections([{ name: 'cultures' }], list)).toEqual([
    'worker/sections/culture/section.ts: name: write "culture", the name of its folder.',
  ])
  expect(misnamedSections([], "import { made } from './made/section.ts'\n")).toEqual([
    'worker/sections/index.ts: add made to the sections, not only to the imports.',
  ])
})

it('names kinds that do not exist', () => {
  expect(
    wrongKindsIn([{ name: 'invented', pages: '/a', kinds: { invented: 'culture', page: 'made' } }]),
  ).toEqual([
    expect.stringMatching(
      /^worker\/sections\/invented\/section\.ts: kinds: "invented" must be one of question, /,
    ),
    'worker/sections/invented/section.ts: kinds: contract/kinds.ts exports no "made".',
  ])
})

it('reports a list without kinds', () => {
  const pages = { list: '/a', detail: '/a/:id' }
  expect(wrongKindsIn([{ name: 'invented', pages }])).toEqual([
    'worker/sections/invented/section.ts: kinds is missing: add the kinds of content of this list.',
  ])
})

it('reports a kind whose page is not the path of its list', () => {
  const pages = { list: '/infomation/culture', detail: '/infomation/culture/:id' }
  const file = 'contract/culture.ts'
  const texts = new Map([[file, readFileSync(file, 'utf8')]])
  expect(wrongPagesIn([{ name: 'culture', pages, kinds: { culture: 'culture' } }], texts)).toEqual([
    'contract/culture.ts: page: write "/infomation/culture", the path of the list in worker/sections/culture/section.ts.',
  ])
  expect(wrongPagesIn([], texts)).toEqual([
    'contract/culture.ts: page: no section has the kind "culture": add it to the kinds of one.',
  ])
})
