import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page, test as base } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { spawnEditor, type SpawnedEditor } from '../support/spawn-editor.ts'

/** Tests that share one editor. No other test uses its folder. */
const test = base.extend<object, { editor: SpawnedEditor }>({
  editor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const editor = await spawnEditor()
      await use(editor)
      await editor.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
// One test at a time, because the editor's two megabytes of code use a whole core.
test.describe.configure({ mode: 'serial' })

const TEXTS = {
  'zh-CN': { announcements: '公告', save: '保存', create: '新建' },
  'en-US': { announcements: 'Announcements', save: 'Save', create: 'New' },
} as const

/** Returns a form's field in the part for a language. */
const field = (page: Page, language: 'zh' | 'en', path: string): Locator =>
  page.locator(`[data-locale="${language}"] [data-key-path="${path}"]`)

/** Records requests to other origins, what the page's policy blocks, and errors of the script. */
function watch(page: Page, { origin }: SpawnedEditor): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(`${origin}/`) && !/^(?:blob|data):/.test(address)) found.push(address)
  })
  page.on('pageerror', ({ message }) => found.push(message))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text())
  })
  return found
}

/** Drops a file from this machine on an element of the page. */
async function dropFile(page: Page, target: Locator, file: string): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  const devTools = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data,
    })
}

for (const locale of ['zh-CN', 'en-US'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('an announcement is edited and shown, @once', async ({ page, editor }) => {
      const { announcements, save } = TEXTS[locale]
      const elsewhere = watch(page, editor)
      const path = `${editor.site}/content/announcements/1001`
      const title = `北礁今晚: 提前关闭 ${locale}`
      const before = await readFile(`${path}.zh.md`, 'utf8')
      await page.goto(`${editor.origin}/admin/`)
      await expect(page.getByText(announcements, { exact: true }).first()).toBeVisible()
      await page.goto(`${editor.origin}/admin/#/collections/announcements/entries/1001`)
      await field(page, 'zh', 'title').getByRole('textbox').fill(title)
      await field(page, 'en', 'title').getByRole('textbox').fill('North Reef closes early')
      await page.getByRole('button', { name: save, exact: true }).click()

      await expect.poll(() => readFile(`${path}.zh.md`, 'utf8')).toContain(`'${title}'`)
      const chinese = await readFile(`${path}.zh.md`, 'utf8')
      const [, text] = before.split('\n---\n')
      expect(chinese).toContain('publishedAt: 2026-02-03T09:30:00+08:00\n')
      expect(chinese).toContain('category: shore\n')
      expect(chinese.split('\n---\n')[1]?.trim()).toBe(text?.trim())
      const english = await readFile(`${path}.en.md`, 'utf8')
      expect(english).toContain('title: North Reef closes early\n')
      for (const fact of ['category', 'publishedAt', 'picture', 'urgent', 'draft'])
        expect(english).not.toContain(`\n${fact}:`)

      const shown = async () =>
        (await fetch(`${editor.origin}/infomation/announcement/1001`)).text()
      await expect.poll(shown, editor.lines.join('\n')).toContain(title)
      expect(elsewhere).toEqual([])
    })
  })
}

/** Returns the content of a single file in Chinese and in English. */
async function read({ site }: SpawnedEditor, name: string) {
  const texts = await Promise.all(
    ['zh', 'en'].map((each) => readFile(`${site}/content/${name}.${each}.yaml`, 'utf8')),
  )
  // The editor writes the default value of `free` if it is missing.
  return texts.map((text) => parse(text, (_, value) => (value === false ? undefined : value)))
}

test.describe('a single file', () => {
  test.use({ locale: 'zh-CN' })

  test('is saved with changed hours and without losing other fields, @once', async ({
    page,
    editor,
  }) => {
    const [site, words] = await read(editor, 'site')
    await page.goto(`${editor.origin}/admin/#/collections/area/entries/site`)
    await field(page, 'zh', 'telephoneHours').getByRole('textbox').fill('07:30–20:30')
    const seasons = field(page, 'zh', 'hours.seasons')
    await seasons.getByRole('button', { name: '全部展开' }).first().click()
    await field(page, 'zh', 'hours.seasons.0.opens').getByRole('textbox').fill('07:15')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const changed = structuredClone(site)
    Object.assign(changed, { telephoneHours: '07:30–20:30' })
    Object.assign(changed.hours.seasons[0], { opens: '07:15' })
    await expect.poll(() => read(editor, 'site')).toEqual([changed, words])
  })

  for (const [name, path, text] of [
    ['recommendations', 'sections.0.title', '看海去'],
    ['ticket-instructions', 'paying.0.value', '都收'],
  ] as const)
    test(`is saved with only the edited field changed: ${name}, @once`, async ({
      page,
      editor,
    }) => {
      const before = await read(editor, name)
      await page.goto(`${editor.origin}/admin/#/collections/area/entries/${name}`)
      const list = field(page, 'zh', path.slice(0, path.indexOf('.')))
      await list.getByRole('button', { name: '全部展开' }).first().click()
      await field(page, 'zh', path).getByRole('textbox').fill(text)
      await page.getByRole('button', { name: '保存', exact: true }).click()
      const [first, , last] = path.split('.')
      const changed = structuredClone(before)
      changed[0][first ?? ''][0][last ?? ''] = text
      await expect.poll(() => read(editor, name)).toEqual(changed)
    })
})

test.describe('a photograph', () => {
  test.use({ locale: 'zh-CN' })

  test('with any file name can be dropped into a new item, and is shown, @once', async ({
    page,
    editor,
  }) => {
    const elsewhere = watch(page, editor)
    const file = join(dirname(editor.site), '码头 大浪 (1).JPG')
    await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#37a' } })
      .jpeg()
      .toFile(file)
    await page.goto(`${editor.origin}/admin/#/collections/announcements/new`)
    await field(page, 'zh', 'title').getByRole('textbox').fill('大风停航')
    await field(page, 'zh', 'alt').getByRole('textbox').fill('码头的浪')
    await dropFile(page, field(page, 'zh', 'picture').locator('.drop-target'), file)
    await field(page, 'zh', 'category').getByRole('combobox').click()
    await page.getByRole('option').first().click()
    // The editor of a rich text loads only when it is in view.
    await field(page, 'zh', 'content').scrollIntoViewIfNeeded()
    await field(page, 'zh', 'content').locator('[contenteditable]').first().fill('今天停航。')
    await page.getByRole('button', { name: '保存', exact: true }).click()

    const created = async () => {
      const names = await readdir(`${editor.site}/content/announcements`)
      return names.find((name) => name.length > 'last-keeper.zh.md'.length) ?? ''
    }
    await expect.poll(created).toMatch(/^[\w-]+\.zh\.md$/)
    const id = (await created()).replace('.zh.md', '')
    const shown = async () => {
      const response = await fetch(`${editor.origin}/infomation/announcement/${id}`)
      return (await response.text()).match(/\/pictures\/photo-[0-9a-f]{8}-\d+\.\w+/)?.[0] ?? ''
    }
    await expect.poll(shown, editor.lines.join('\n')).not.toBe('')
    const picture = await fetch(editor.origin + (await shown()))
    expect(picture.status).toBe(200)
    expect(picture.headers.get('Content-Type')).toMatch(/^image\//)
    expect(elsewhere).toEqual([])
  })
})
