import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshFolder } from '../../tests/support/fresh-folder.ts'
import { writeNewSite } from '../new-site/write-new-site.ts'
import { filesIn } from '../site/folder.ts'
import { sampleValues } from './sample-values.ts'

const folder = join(freshFolder(), 'site')
beforeEach(() => writeNewSite({ zh: '青屿海岸', en: 'Qingyu Coast' }, folder))

const HOTEL = 'content/hotels/a-place-to-stay.zh.md'
const TICKET = 'content/tickets/adult.zh.md'

function found(): string[] {
  return sampleValues(folder, filesIn(folder))
}

function change(file: string, from: RegExp, to: string, target = file): void {
  const text = readFileSync(join(folder, file), 'utf8')
  writeFileSync(join(folder, target), text.replace(from, to))
}

describe('the values of a new site', () => {
  it('are found in all files', () => {
    for (const fault of [
      "site.yaml: hotline: is the sample's",
      "content/scenic.zh.md: telephone: is the sample's",
      "content/scenic.zh.md: coordinates: is the sample's",
      "content/guides.zh.yaml: coordinates: is the sample's",
      "content/news/now-open.en.md: has the sample's text",
      "content/ticket-instructions.zh.yaml: has the sample's text",
      `${HOTEL}: telephone: is the sample's`,
      `${TICKET}: telephone: is the sample's`,
      `${TICKET}: has the sample's text`,
    ])
      expect.soft(found()).toContain(fault)
  })

  it('are the same after the lines with TODO are gone', () => {
    const before = found()
    for (const file of filesIn(folder).filter((each) => /\.(?:yaml|md)$/.test(each)))
      change(file, /^.*TODO.*\n/gm, '')
    expect(found()).toEqual(before)
  })

  it('include the whole ticket, but not its words with another price', () => {
    change(TICKET, /12301/, '0559-555 0188')
    expect(found()).toContain(`${TICKET}: has the sample's text`)
    change(TICKET, /80\.00/, '95.00')
    expect(found().join()).not.toContain(TICKET)
  })

  it('do not include the telephone under another name, because the number exists', () => {
    change('content/scenic.zh.md', /游客服务/, '全国旅游服务热线')
    expect(found().join()).not.toContain('scenic.zh.md: telephone')
  })

  it('are also found in a copy of an item', () => {
    const copy = 'content/hotels/inn.zh.md'
    change(HOTEL, /---\n[^-]*$/, '---\n临水的老宅。\n', copy)
    expect(found()).toContain(`${copy}: has the sample's text`)
    expect(found()).toContain(`${copy}: telephone: is the sample's`)
  })
})

it.each(['examples/yunxiu', 'tests/site'])('%s has none of them', (site) => {
  expect(sampleValues(site, filesIn(site))).toEqual([])
})
