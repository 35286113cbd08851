import { expect, type Page, test } from '@playwright/test'
import { languageLink, turnOnLargeText } from '../support/client-page.ts'

const tool = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const read = (page: Page) => page.evaluate<string[]>('read')

/** Adds voices to the headless browser, which has none. `read` gets the spoken texts. */
async function giveVoices(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript((langs) => {
    const read: string[] = []
    const voices = langs.map((lang) => ({ lang, default: true }))
    let current: EventTarget | undefined
    Object.assign(globalThis, {
      read,
      endPiece: () => current?.dispatchEvent(new Event('end')),
      SpeechSynthesisUtterance: class extends EventTarget {
        lang = ''
        readonly text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    })
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speak(piece: EventTarget & { text: string; lang: string }) {
          current = piece
          read.push(`${piece.lang}: ${piece.text}`)
        },
        cancel() {
          read.push('cancelled')
          current?.dispatchEvent(new Event('error'))
        },
      }),
    })
  }, languages)
}

test.describe('reading aloud', { tag: '@once' }, () => {
  test.beforeEach(({ page, baseURL }) => turnOnLargeText(page, baseURL))
  test('starts, pauses, resumes and stops by keyboard, and only on request', async ({ page }) => {
    await giveVoices(page, ['zh-CN'])
    await page.goto('/infomation/announcement/1024')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await tool(page, '朗读').focus()
    expect(await read(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.evaluate('endPiece()')
    const pieces = await read(page)
    expect(pieces.every((piece) => piece.startsWith('zh-CN: '))).toBe(true)
    expect(pieces.length).toBe(2)
    await expect(tool(page, '暂停')).toBeFocused()
    await page.keyboard.press('Enter')
    expect((await read(page)).at(-1)).toBe('cancelled')
    await page.keyboard.press('Enter')
    expect((await read(page)).at(-1)).toBe(pieces[1])
    for (let piece = 0; piece < 9; piece += 1) await page.evaluate('endPiece()')
    expect((await read(page)).join(' ').replaceAll(/\s/g, '')).toContain(
      title.replaceAll(/\s/g, ''),
    )
    await tool(page, '停止').click()
    await expect(tool(page, '朗读')).toBeFocused()
    await expect(tool(page, '停止')).toBeHidden()
  })

  test('stops when the page is left, and then uses the new page’s language', async ({ page }) => {
    await giveVoices(page, ['zh-CN', 'en-US'])
    await page.goto('/service/qa')
    await tool(page, '朗读').click()
    await (await languageLink(page, 'en')).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect((await read(page)).at(-1)).toBe('cancelled')
    await tool(page, 'Read aloud').click()
    expect((await read(page)).at(-1)).toMatch(/^en: /)
  })

  test('is not offered without a voice for the language', async ({ page }) => {
    await giveVoices(page, ['en-US'])
    await page.goto('/en/service/qa')
    await expect(tool(page, 'Read aloud')).toBeVisible()
    await page.goto('/service/qa')
    await expect(page.locator('.site-header [value="size"]')).toBeVisible()
    await expect(tool(page, '朗读')).toBeHidden()
  })
})
