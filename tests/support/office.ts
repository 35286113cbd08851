import type { Page } from '@playwright/test'
import type { Statement } from '../../backend/database/statement.ts'
import {
  addPerson,
  linkPath,
  newToken,
  readPerson,
  renewLink,
  type Role,
} from '../../backend/office/staff.ts'
import { readHtml, type ReadPage } from './read-html.ts'
import type { TestSite } from './start-site.ts'

interface OfficeOptions {
  origin: string
  fetch: (request: Request) => Promise<Response>
  /** Runs statements in the site's database. */
  run: (statements: readonly Statement[]) => Promise<unknown>
}

export type Fields = Readonly<Record<string, string>>

/** Returns functions with which tests use a site's office. */
export function officeOf({ origin, fetch, run }: OfficeOptions) {
  /** Adds a person. Returns the path of a link with which the person can sign in. */
  async function addStaff(name: string, ...roles: Role[]): Promise<string> {
    const person = readPerson({ name, roles })
    if ('error' in person) throw new Error(person.error)
    const { token, hash } = await newToken()
    const now = Date.now()
    await run([addPerson(person, now), ...renewLink(person.id, hash, now)])
    return linkPath(token)
  }
  /** Returns a new browser, which has no cookies. */
  function open(headers: Fields = {}): OfficeBrowser {
    return new OfficeBrowser({ origin, fetch, headers })
  }
  return {
    addStaff,
    open,
    /** Adds a person and signs in. Returns the person's browser. */
    async signIn(name: string, ...roles: Role[]): Promise<OfficeBrowser> {
      const browser = open()
      await browser.post(await addStaff(name, ...roles))
      return browser
    },
  }
}

/** Returns the functions of `officeOf` for a running site. */
export async function officeOfSite({ site: { origin }, miniflare }: TestSite) {
  const database = await miniflare.getD1Database('DB', 'shanmen')
  return officeOf({
    origin,
    fetch: (request) => fetch(request),
    run: (statements) =>
      database.batch(statements.map(({ sql, values }) => database.prepare(sql).bind(...values))),
  })
}

/** Adds a person and signs in with the link and its button. Returns the person's name. */
export async function signInOn(page: Page, site: TestSite, ...roles: Role[]): Promise<string> {
  const name = `同事 ${crypto.randomUUID().slice(0, 8)}`
  const { addStaff } = await officeOfSite(site)
  await page.goto(site.site.origin + (await addStaff(name, ...roles)))
  await page.getByRole('button', { name: `以${name}的身份登录` }).click()
  await page.waitForURL(/\/office$/)
  return name
}

/** A browser that stores the office's cookies. It sends forms as from a page of the site. */
export class OfficeBrowser {
  readonly cookies = new Map<string, string>()
  readonly #options: Pick<OfficeOptions, 'origin' | 'fetch'> & { headers: Fields }

  constructor(options: Pick<OfficeOptions, 'origin' | 'fetch'> & { headers: Fields }) {
    this.#options = options
  }

  /** Sends a request. Does not follow redirects. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const { origin, fetch, headers } = this.#options
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = new Headers({
      'Accept-Language': 'zh-CN',
      ...headers,
      ...(cookie !== '' && { Cookie: cookie }),
    })
    for (const [name, value] of new Headers(init.headers)) sent.set(name, value)
    const response = await fetch(
      new Request(origin + path, { ...init, headers: sent, redirect: 'manual' }),
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** Sends a form as from a page of the site. */
  post(path: string, fields: Fields = {}, headers: Fields = {}): Promise<Response> {
    const { origin } = this.#options
    return this.send(path, {
      method: 'POST',
      headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
      body: new URLSearchParams({ key: crypto.randomUUID(), ...fields }),
    })
  }

  async page(path: string): Promise<ReadPage> {
    return readHtml(await (await this.send(path)).text())
  }

  /** Returns the text of a page's main element. */
  async text(path: string): Promise<string> {
    const page = await this.page(path)
    return page.words(page.one('main'))
  }
}
