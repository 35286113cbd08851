import { expect, test } from '@playwright/test'
import { nextFrame, recordRequests } from '../support/client-page.ts'
import { countShown, GUIDES, openGuide, row, sheet } from '../support/guide-page.ts'

for (const words of GUIDES) {
  test.describe(words.path, () => {
    test('searches list and map', async ({ page }) => {
      await openGuide(page, words.path)
      await page.getByRole('searchbox', { name: words.search }).fill(words.temple)
      await expect(row(page, 1)).toBeVisible()
      await expect.poll(() => page.locator('li.point').count()).toBeLessThan(12)
      await expect.poll(() => countShown(page)).toBeLessThan(12)
      await page.getByRole('searchbox').fill('qqqq')
      await expect(page.locator('li.point')).toHaveCount(0)
      await expect.poll(() => countShown(page)).toBe(0)
    })

    test('a key and a chip are answered before the list changes', async ({ page }) => {
      await openGuide(page, words.path)
      const listed = await page.locator('li.point').count()
      // What a press has changed when its own event ends: later work may take longer.
      const typed = await page.locator('.guide-search input').evaluate(async (input) => {
        const list = document.querySelector('.guide-side')
        const before = list?.querySelectorAll('.is-brief, .area-opening').length
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          'qqqq',
        )
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        await Promise.resolve()
        return before === list?.querySelectorAll('.is-brief, .area-opening').length
      })
      expect(typed).toBe(true)
      await expect(page.locator('li.point')).toHaveCount(0)
      await page.getByRole('searchbox').fill('')
      await expect(page.locator('li.point')).toHaveCount(listed)
      const chosen = await page
        .locator('.category-filter a')
        .nth(2)
        .evaluate(async (chip: HTMLElement) => {
          chip.click()
          await Promise.resolve()
          return [chip.getAttribute('aria-current'), document.querySelectorAll('li.point').length]
        })
      expect(chosen).toEqual(['true', listed])
      await expect.poll(() => page.locator('li.point').count()).toBeLessThan(listed)
    })

    test(
      'finds the same in Traditional characters, and whatever stands in and between the words',
      { tag: '@long' },
      async ({ page }) => {
        const tables = recordRequests(page, /TSCharacters/)
        await openGuide(page, words.path)
        const search = page.getByRole('searchbox', { name: words.search })
        const result = page.locator('.guide-search [aria-live]')
        const idsFor = async (text: string) => {
          await search.fill('')
          await expect(result).toBeEmpty()
          await search.fill(text)
          await expect(result).toHaveText(/\d/)
          return page.locator('li.point').evaluateAll((all) => all.map(({ id }) => id))
        }
        const toilets = await idsFor('厕所')
        for (const text of [
          '"厕所"',
          '“厕所”、',
          '厕\u200B所',
          '\uFEFF厕所',
          'ＷＣ',
          'toilet',
          'TOILET。',
        ])
          expect.soft(await idsFor(text), text).toEqual(toilets)
        const lifts = await idsFor('缆车')
        const stepFree = await idsFor('无障碍 步道')
        expect(await idsFor('无障碍、步道')).toEqual(stepFree)
        expect(tables).toEqual([])
        for (const text of ['廁所', '「廁\u200B所」', '洗手間'])
          expect.soft(await idsFor(text), text).toEqual(toilets)
        for (const text of ['纜車', '“纜車”', 'ＣＡＢＬＥ　ｃａｒ、纜車'])
          expect.soft(await idsFor(text), text).toEqual(lifts)
        for (const text of ['無障礙、步道', '無障礙　ｔｒａｉｌ'])
          expect.soft(await idsFor(text), text).toEqual(stepFree)
        expect(tables).toHaveLength(1)
      },
    )

    test('says that nothing is found where the table of characters can’t be loaded', async ({
      page,
    }) => {
      await openGuide(page, words.path)
      await page.route(/TSCharacters/, (route) => route.abort())
      const search = page.getByRole('searchbox', { name: words.search })
      const clear = page.getByRole('button', { name: words.clearSearch })
      await search.fill('廁所')
      await expect(clear).toBeVisible()
      await page.unroute(/TSCharacters/)
      await search.fill('廁')
      await expect(clear).toHaveCount(0)
      await expect(page.locator('li.point').first()).toBeVisible()
    })

    test('waits for an input method to finish a word', async ({ page }) => {
      await openGuide(page, words.path)
      const rows = page.locator('li.point')
      const all = await rows.count()
      await page.getByRole('searchbox', { name: words.search }).focus()
      const session = await page.context().newCDPSession(page)
      const compose = { text: "si'miao", selectionStart: 7, selectionEnd: 7 }
      await session.send('Input.imeSetComposition', compose)
      await expect(rows).toHaveCount(all)
      await session.send('Input.insertText', { text: words.temple })
      await expect.poll(() => rows.count()).toBeLessThan(all)
      await expect(row(page, 1)).toBeVisible()
    })

    test('keeps the sheet open when Escape only cancels a word that is being composed', async ({
      page,
    }) => {
      await openGuide(page, `${words.path}#point-1`)
      const search = page.getByRole('searchbox', { name: words.search })
      // Chromium marks the key as part of the composition; Safari reports only its code.
      for (const taken of [{ isComposing: true }, { keyCode: 229 }]) {
        await search.dispatchEvent('keydown', { key: 'Escape', bubbles: true, ...taken })
        await nextFrame(page)
        await expect(sheet(page)).toBeVisible()
      }
      await search.press('Escape')
      await expect(sheet(page)).toHaveCount(0)
    })
  })
}
