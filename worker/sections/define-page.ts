import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { FormParseError } from '../../shared/complaint/form.ts'
import type { AmapSettings } from '../../client/islands/guide-map/guide-state.ts'
import type { Crumb } from '../../client/ui/area-opening.tsx'
import type { Layout } from '../../shared/payload.ts'
import type { OpeningChange } from '../../shared/opening-hours.ts'
import type { Query } from '../../shared/search.ts'
import type { SharePicture } from '../../shared/site-pictures.ts'
import type { Article } from '../parts/clean-content.ts'
import type { Alert } from '../../contract/alert.ts'
import type { Image } from '../../contract/image.ts'
import type { Menu } from '../../contract/menu.ts'
import type { Language } from '../../locales/languages.ts'
import type { Backend } from '../upstream/upstream.ts'
import type { BackendSearch } from '../upstream/backend.ts'
import type { PageStyles } from '../render/inline-styles.tsx'
import type { RouteName, RouteParams } from './index.ts'
import type { Scope } from '../scope.ts'
import type { ListPart } from './define-section.ts'
import { type LoadedPage, loadedPage } from '../render/frame.tsx'
import {
  contentKeysOf,
  isId,
  parseQuery,
  type QueryOutput,
  queryPattern,
  type QuerySchemas,
} from './page-query.ts'

/** Optional data: a promise while it is pending, undefined if it could not be loaded. */
export type Deferred<Data> = Promise<Data | undefined> | Data | undefined

export interface LoadContext {
  backend: Backend
  /** Makes a call optional. If it fails, the page shows a toast and omits the part. */
  optional: <Data>(call: Promise<Data>) => Promise<Data | undefined>
  language: Language
  /** The id of the language as text, for the path or query of a call. */
  languageId: `${number}`
  /** The input of a call for the first page of a list: language, page number, page size. */
  firstPage: ListPart
  now: Date
  backendSearch: BackendSearch | undefined
  /** Returns the text of a file of the client build; undefined if it could not be read. */
  readAsset: (address: string) => Promise<string | undefined>
  /** Limits the expiry time of the page (Unix ms): the time at which the content changes. */
  expiresAt: (at: number) => void
  /** Returns a private cookie of the reader. Always undefined unless the page `isPersonal`. */
  cookie: (name: string) => string | undefined
}

/** A cookie that no script can read and only this host can set. */
export interface PrivateCookie {
  name: string
  value: string
  maxAgeS: number
}

export interface PostContext {
  scope: Scope
  headers: Headers
  language: Language
  backend: Backend
  /** The fields of the form, or the reason why the form was not read. */
  form: URLSearchParams | FormParseError
  /** Returns the value of a private cookie of the sender; undefined if there is none. */
  cookie: (name: string) => string | undefined
}

/** A redirect, or the page with the `refused` form. `json` is the same for programs. */
export type Outcome<Refused> =
  | { redirectTo: string; json: object; cookie?: PrivateCookie }
  | { status: 403 | 413 | 415 | 422 | 429 | 503; refused: Refused; json: object }

export interface ViewContext {
  language: Language
  intl: IntlShape
  site: Menu['site']
  /** The opening states of the area until the end of the next day; empty if unknown. */
  opening: readonly OpeningChange[]
  /** The announcements in the response of the menu's call. Every page needs them. */
  alerts: readonly Alert[]
  address: string
  amap: AmapSettings | undefined
  /** The breadcrumb of the section's first page, for its other pages. */
  crumbs: readonly Crumb[]
}

export interface StructuredItem {
  readonly '@type': string | readonly string[]
}

/** The page's metadata. The document adds the canonical address, alternates and more. */
export interface PageHead {
  title: string
  description: string
  image?: Image | undefined
  /** Attributes of further `<link>` elements, such as early preloads. */
  links?: readonly Readonly<Record<string, string>>[]
  /** The publication and the last change of an article. */
  article?: Pick<Article, 'publishedAt' | 'updatedAt'>
  /** The query in the canonical address. The default is the whole query of the page. */
  canonicalQuery?: Query
  /** The language of the main content, if it may differ from the page's language. */
  contentLanguage?: Language | undefined
  /** All languages of the main content. The default is every language. */
  contentLanguages?: readonly Language[] | undefined
  /** Names of places on the page. Announcements that name one are shown on it. */
  places?: readonly string[]
  /** Ids of what the item needs. Announcements that affect one of them are shown on its page. */
  needs?: Pick<Alert['affects'], 'facilities' | 'trails'>
  /** schema.org objects. Their addresses may be relative to the site. */
  structured?: readonly StructuredItem[]
  /** Keeps the page out of search results. */
  isNoIndex?: boolean
  /** The address of a stylesheet that only this page needs. Allowed for standalone pages only. */
  stylesheet?: string
}

interface Parsed<Name extends RouteName, Schemas extends QuerySchemas> {
  params: RouteParams<Name>
  query: QueryOutput<Schemas>
}

/** The properties of a page that the rest of the worker uses. */
interface PageFacts {
  route: RouteName
  /** The page's stylesheets without the common one: first shared ones, then the section's own. */
  styles: PageStyles
  layout: Layout
  /** The site's picture for link previews of the page. A picture in the page's head replaces it. */
  sharePicture: SharePicture
  /** Query keys for the page's script only. Browsers store one copy for all their values. */
  clientSideParameters?: readonly string[]
  /** Rendered for each reader and never cached. */
  isPersonal?: true
  /** The page shows the current day, so its cache entry expires at the end of the day. */
  expiresAtMidnight?: true
  /** The page also shows announcements that affect these. */
  alertScope?: 'everything' | readonly ('facilities' | 'trails')[]
  /** The page may show AMap's map, so its security policy is less strict. It must be standalone. */
  showsAmap?: true
}

interface PageDeclaration<
  Name extends RouteName,
  Schemas extends QuerySchemas,
  Data extends object,
  Refused = never,
> extends Omit<PageFacts, 'layout'> {
  route: Name
  /** The default is `default`. */
  layout?: Layout
  /** The schemas of the page's query, by key. Other keys are ignored. */
  query?: Schemas
  /** Returns whether this address of the page can exist. If not, the response is a 404. */
  validate?: (parsed: Parsed<Name, Schemas>) => boolean
  /** Whether the page has a captcha. Requests then count against the captcha limit. */
  hasCaptcha?: (parsed: Parsed<Name, Schemas>) => boolean
  /** Handles a form that is posted to the page. A refused form is passed to `load` as `refused`. */
  post?: (context: PostContext) => Promise<Outcome<Refused>>
  /** Awaits data that the status depends on. Returns all other data as promises. */
  load: (
    context: LoadContext & Parsed<Name, Schemas> & { refused?: Refused | undefined },
  ) => Data | Promise<Data>
  head: (context: ViewContext & Parsed<Name, Schemas> & { data: Data }) => PageHead
  /**
   * Called by `renderDocument` and `renderPayload`, which add header, menu and footer. Renders the
   * main content from the data. It must not fetch, read cookies or use the clock.
   */
  view: (context: ViewContext & Parsed<Name, Schemas> & { data: Data }) => ReactNode
}

/** A declared page, in the form that the rest of the worker uses. */
export interface Page extends PageFacts {
  takesForms: boolean
  /** The header `No-Vary-Search`: browsers ignore query keys that the page does not use. */
  noVarySearch: string
  /** Query keys with values from the content. In some languages a value may not exist. */
  contentKeys: readonly string[]
  /** The query keys with their defaults, for the service worker to compare addresses. */
  queryPattern: string
  /** Parses the parameters of an address. Returns undefined if they are invalid for this page. */
  parse: (params: { id?: string }, search: URLSearchParams) => ParsedPage | undefined
}

export interface ParsedPage {
  /** The unparsed query, for the canonical address and the cache key. */
  query: Readonly<Record<string, string>>
  hasCaptcha: boolean
  load: (context: LoadContext) => Promise<LoadedPage>
  post?: (
    context: PostContext,
  ) => Promise<Exclude<Outcome<never>, { status: number }> | RefusedForm>
}

/** A refused form, and the page that shows the form again. */
export interface RefusedForm extends Omit<Extract<Outcome<never>, { status: number }>, 'refused'> {
  parsed: ParsedPage
}

/** Declares a page. Unless it `isPersonal`, it is cached for `CONTENT_FRESH_MS` (`limits.ts`). */
export function definePage<
  const Name extends RouteName,
  Data extends object,
  Schemas extends QuerySchemas = {},
  Refused = never,
>(declaration: PageDeclaration<Name, Schemas, Data, Refused>): Page {
  const { query = {}, clientSideParameters = [] } = declaration
  const keys = Object.keys(query)
  const storedKeys = keys.filter((key) => !clientSideParameters.includes(key))
  return {
    layout: 'default',
    ...declaration,
    takesForms: declaration.post !== undefined,
    contentKeys: contentKeysOf(query),
    noVarySearch: `key-order, params, except=(${keys.map((key) => `"${key}"`).join(' ')})`,
    queryPattern: queryPattern(query, storedKeys),
    parse(params, search) {
      if (params.id !== undefined && !isId(params.id)) return undefined
      const valid = parseQuery(query, search)
      if (valid === undefined) return undefined
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router matched the route's path, and the schemas parsed the values
      const parsed = { params, query: valid.output } as Parsed<Name, Schemas>
      if (declaration.validate?.(parsed) === false) return undefined
      return parsedPage(declaration, parsed, valid.input)
    },
  }
}

function parsedPage<
  Name extends RouteName,
  Schemas extends QuerySchemas,
  Data extends object,
  Refused,
>(
  declaration: PageDeclaration<Name, Schemas, Data, Refused>,
  parsed: Parsed<Name, Schemas>,
  query: ParsedPage['query'],
): ParsedPage {
  const { post } = declaration
  const drawn = {
    head: (context: ViewContext, data: Data) => declaration.head({ ...context, ...parsed, data }),
    view: (context: ViewContext, data: Data) => declaration.view({ ...context, ...parsed, data }),
  }
  const loadWith = (refused?: Refused) => async (context: LoadContext) =>
    loadedPage(drawn, await declaration.load({ ...context, ...parsed, refused }))
  const page: ParsedPage = {
    query,
    hasCaptcha: declaration.hasCaptcha?.(parsed) ?? false,
    load: loadWith(),
  }
  if (post === undefined) return page
  return {
    ...page,
    async post(context) {
      const outcome = await post(context)
      if (!('status' in outcome)) return outcome
      const { status, json, refused } = outcome
      return { status, json, parsed: { ...page, load: loadWith(refused) } }
    },
  }
}
