import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type BareText, findBareTexts } from './check-changing-text.ts'

const HEAD = `
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ChangingText } from '../ui/changing-text.tsx'
declare const [name, maybe, count, on]: [string, string | undefined, number, boolean]
declare const node: ReactNode
declare const element: React.JSX.Element
declare const Unknown: () => ReactNode
const M = () => null
const Same = () => <b>{name}</b>
function Other() {
  if (on) return <b />
  return <i />
}
`

const SAFE = {
  'text alone in an element': '<p>{name}</p>',
  'text alone in an element that comes and goes': '<>{on && <p>{name}</p>}</>',
  'one text or another, alone': "<p>{on ? name : ''}</p>",
  'a node alone': '<p>{node}</p>',
  'a message alone': '<p><FormattedMessage id="a" defaultMessage="a" /></p>',
  'a message with an element in it': '<p><FormattedMessage id="a" values={{ a: <b /> }} /></p>',
  'a message with a component in it that is always the same element':
    '<p><FormattedMessage id="a" values={{ a: <Same /> }} /></p>',
  'a message with a tag in it':
    '<p><FormattedMessage id="a" values={{ a: (text: ReactNode) => <b>{text}</b> }} /></p>',
  'a message with one element or another in it, whose element is replaced':
    '<p key={name}><FormattedMessage id="a" values={{ a: on ? <b /> : <i /> }} /></p>',
  'a message with a text in it, whose element is replaced':
    '<p key={name}><FormattedMessage id="a" values={{ name }} /></p>',
  'text in its own element': '<p><b /><ChangingText>{maybe}</ChangingText></p>',
  'elements beside each other': '<p>{on && <b />}{[1].map((n) => <i key={n} />)}<M /></p>',
  'what may be the empty string': "<p>{(name as '') && <b />}<i /></p>",
}

const BARE: [string, string, BareText['rule']][] = [
  ['text beside an element', '<p><b />{name}</p>', 'beside'],
  ['a number beside an element', '<p><b />{count}</p>', 'beside'],
  ['text that comes and goes beside an element', '<p>{on && name}<b /></p>', 'beside'],
  ['text written out beside an element', '<p><b />text</p>', 'beside'],
  ['a node beside an element', '<p>{node}<b /></p>', 'beside'],
  ['text in a fragment', '<>{name}</>', 'beside'],
  ['a message that comes and goes', '<p>{on && <FormattedMessage id="a" />}</p>', 'message'],
  ['a message beside an element', '<p><b /><FormattedMessage id="a" /></p>', 'message'],
  ['a message for a component', '<M a={<FormattedMessage id="a" />} />', 'message'],
  ['a message for all of a component', '<FormattedMessage id="a" />', 'message'],
  ['a message with text', '<p><FormattedMessage id="a" values={{ name }} /></p>', 'values'],
  ['a message with a number', '<p><FormattedMessage id="a" values={{ a: count }} /></p>', 'values'],
  ...[
    ['one element or another', 'on ? <b /> : <i />'],
    ['an element that comes and goes', 'on && <b />'],
    ['an element with a key', '<b key={count} />'],
    ['an element from elsewhere', 'element'],
    ['a component that is one element or another', '<Other />'],
    ['a component that is nothing', '<M />'],
    ['a component whose code is not known', '<Unknown />'],
    ['a tag that is one element or another', '() => on ? <b /> : <i />'],
  ].map(([what, value]): [string, string, 'element'] => [
    `a message with ${what} in it`,
    `<p><FormattedMessage id="a" values={{ a: ${value} }} /></p>`,
    'element',
  ]),
]

const COMPONENTS = [
  'export function A() { return name }',
  'export function A() { return on ? node : null }',
  'export const A = () => useIntl().formatMessage({ id: "a" })',
]

const isAll = (jsx: string) => `export const A = () => { return ${jsx} }`
const DRAWN = `${process.cwd()}/client/ui/sample.tsx`
const SAMPLES = new Map(
  [
    ...Object.values(SAFE).map(isAll),
    ...BARE.map(([, jsx]) => isAll(jsx)),
    ...COMPONENTS,
    "import { A } from '../ui/sample.tsx'\nexport { A }",
  ].map((code, n) => [`${process.cwd()}/client/islands/sample-${n}.tsx`, HEAD + code]),
)

/** What the check finds, by the code that it finds it in. */
function checkSamples(): Map<string, string[]> {
  const options = { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.Preserve, strict: true }
  const host = ts.createCompilerHost({ ...options, target: ts.ScriptTarget.ES2024 })
  const codes = new Map([...SAMPLES, [DRAWN, `${HEAD}${isAll('<p><b />{name}</p>')}`]])
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version, onError) => {
    const code = codes.get(name)
    return code === undefined
      ? getSourceFile(name, version, onError)
      : ts.createSourceFile(name, code, version)
  }
  const program = ts.createProgram([...codes.keys()], options, host)
  const found = Map.groupBy(
    findBareTexts(program),
    ({ at }) => `${process.cwd()}/${at.split(':')[0]}`,
  )
  return new Map(
    [...codes].map(([name, code]) => [
      code.slice(HEAD.length),
      (found.get(name) ?? []).map(({ rule }) => rule),
    ]),
  )
}

describe('the check of changing text', () => {
  const found = checkSamples()

  it.each(Object.entries(SAFE))('finds nothing wrong with %s', (_, jsx) => {
    expect(found.get(isAll(jsx))).toEqual([])
  })

  it.each(BARE)('finds %s', (_, jsx, rule) => {
    expect(found.get(isAll(jsx))).toEqual([rule])
  })

  it.each(COMPONENTS)('finds a component that is bare text: %s', (code) => {
    expect(found.get(code)).toEqual(['returned'])
  })

  it('finds it in what islands draw, too', () => {
    expect(found.get(isAll('<p><b />{name}</p>'))).toEqual(['beside'])
  })
})
