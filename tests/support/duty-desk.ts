import { expect } from 'vitest'
import type { Fields, OfficeBrowser } from './office.ts'
import { readHtml, type ReadPage } from './read-html.ts'

export const mainOf = (page: ReadPage) => page.words(page.one('main'))

/** Returns the hidden fields of the form that posts to `action`, with their values. */
export function fieldsIn(page: ReadPage, action: string): Fields {
  const form = page.all('form').find((each) => page.attribute(each, 'action') === action)
  if (form === undefined) throw new Error(`There is no form to ${action}`)
  const hidden = page.all('input', form).filter((each) => page.attribute(each, 'type') === 'hidden')
  return Object.fromEntries(
    hidden.map((each) => [page.attribute(each, 'name') ?? '', page.attribute(each, 'value') ?? '']),
  )
}

/** Opens a form, fills it in, and requests its preview. */
export async function preview(browser: OfficeBrowser, path: string, fields: Fields) {
  const opened = fieldsIn(await browser.page(path), path)
  const answer = await browser.post(path, { ...opened, ...fields })
  return { status: answer.status, page: readHtml(await answer.text()) }
}

/** Previews and publishes a form. Returns the path of the next page. */
export async function publish(
  browser: OfficeBrowser,
  path: string,
  fields: Fields,
): Promise<string> {
  const { page } = await preview(browser, path, fields)
  const answer = await browser.post(path, { ...fieldsIn(page, path), do: 'send' })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

/** Returns the values that are chosen or entered in a form, by field. */
export function fieldValues(page: ReadPage): Fields {
  const given = page.all('input').flatMap((each) => {
    const [type, value = ''] = [page.attribute(each, 'type'), page.attribute(each, 'value')]
    const isGiven =
      type === 'radio' ? page.attribute(each, 'checked') !== undefined : type !== 'hidden'
    return isGiven && value !== '' ? [[page.attribute(each, 'name') ?? '', value]] : []
  })
  return Object.fromEntries(given)
}

/** Returns the values of `fieldValues`, in the order of the form. */
export function valuesIn(page: ReadPage): string[] {
  return Object.values(fieldValues(page))
}
