import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { Unread } from '../../shared/complaint/form.ts'
import type { AmapSettings } from '../../client/islands/guide-map/guide-state.ts'
import type { Crumb } from '../../client/ui/breadcrumbs.tsx'
import type { Layout } from '../../shared/payload.ts'
import type { OpeningStep } from '../../shared/opening-hours.ts'
import type { Query } from '../../shared/search.ts'
import type { SharePicture } from '../../shared/site-pictures.ts'
import type { Article } from '../parts/clean-content.ts'
import type { Alert } from '../../contract/alert.ts'
import type { Image } from '../../contract/image.ts'
import type { Menu } from '../../contract/menu.ts'
import type { Language, languageIds } from '../../locales/languages.ts'
import type { Backend } from '../upstream/upstream.ts'
import type { BackendSearch } from '../upstream/search.ts'
import type { PageStyles } from '../render/inline-styles.tsx'
import type { RouteName, RouteParams } from './index.ts'
import type { Scope } from '../scope.ts'
import type { ListPart } from './define-section.ts'
import { type LoadedPage, loadedPage } from '../render/frame.tsx'
import {
  contentKeysOf,
  knownQuery,
  type QueryOutput,
  queryPattern,
  type QuerySchemas,
} from './page-query.ts'

/** Data that may arrive after the page has begun: a promise while it is pending, nothing when it could not be loaded. */
export type Deferred<Data> = Promise<Data | undefined> | Data | undefined

export interface LoadContext {
  backend: Backend
  /** Makes optional data of a call: its failure is a toast and a missing part, never the page's status. */
  optional: <Data>(call: Promise<Data>) => Promise<Data | undefined>
  language: Language
  /** The language's id as the calls take it in a path or query. */
  languageId: `${(typeof languageIds)[Language]}`
  firstPage: ListPart
  now: Date
  /** The backend's own search, where it has one. */
  backendSearch: BackendSearch | undefined
  /** The text of a file of the client's build, by its address; nothing where it can't be had. */
  readAsset: (address: string) => Promise<string | undefined>
  /** To be told until when something on the page holds, in milliseconds: it is not sent after that. */
  holdsUntil: (at: number) => void
  /** The value of a private cookie of the reader's; always undefined but on a page that `isPersonal`. */
  cookie: (name: string) => string | undefined
}

/** A cookie that no script can read and only this host can set. */
export interface PrivateCookie {
  name: string
  value: string
  maxAgeS: number
}

/** A form that was posted to a page. */
export interface PostContext {
  scope: Scope
  /** The headers that it came with. */
  headers: Headers
  language: Language
  backend: Backend
  /** Its fields, or why it was not read. */
  form: URLSearchParams | Unread
  /** The value of a private cookie of the sender's; undefined if there is none. */
  cookie: (name: string) => string | undefined
}

/**
 * What becomes of a posted form: it leads on to another address, or the page comes back with what was `refused`. `json` says
 * the same to a caller that wants JSON.
 */
export type Outcome<Refused> =
  | { redirectTo: string; json: object; cookie?: PrivateCookie }
  | { status: 403 | 413 | 415 | 422 | 429 | 503; refused: Refused; json: object }

export interface ViewContext {
  language: Language
  intl: IntlShape
  site: Menu['site']
  /** Whether the area is open now, and what follows until the next day ends; empty where its hours are not known. */
  opening: readonly OpeningStep[]
  /** The announcements that every page must know of. */
  alerts: readonly Alert[]
  /** The page's address in this language, path and query. */
  address: string
  /** What AMap needs for a map; `undefined` where no key is configured. */
  amap: AmapSettings | undefined
  /** The first page of the section, for the breadcrumbs of its other pages. */
  crumbs: readonly Crumb[]
}

/** A thing in schema.org's terms, as JSON-LD. */
export interface StructuredThing {
  readonly '@type': string | readonly string[]
}

/** What a page says about itself; the document adds canonical address, alternates and the rest. */
export interface PageHead {
  title: string
  description: string
  image?: Image | undefined
  /** Attributes of further links: what the browser is to fetch before it meets it. */
  links?: readonly Readonly<Record<string, string>>[]
  /** For an article: when it was published and last changed. */
  article?: Pick<Article, 'publishedAt' | 'updatedAt'>
  /** The query of the canonical address, for a page with keys that only show another part of it; all keys unless given. */
  canonicalQuery?: Query
  /** The language of the main content, if it may differ from the page's. */
  contentLanguage?: Language | undefined
  /** All the languages that it is written in; each unless given. */
  contentLanguages?: readonly Language[] | undefined
  /** schema.org things; addresses in them may be relative to the site. */
  structured?: readonly StructuredThing[]
  /** Keeps the page out of search results. */
  isNoIndex?: boolean
  /** The address of a stylesheet that only this page needs; the page must be standalone. */
  stylesheet?: string
}

interface Parsed<Name extends RouteName, Schemas extends QuerySchemas> {
  params: RouteParams<Name>
  query: QueryOutput<Schemas>
}

/** What a page says of itself to the rest of the worker. */
interface PageFacts {
  route: RouteName
  /** Its stylesheets besides that of every page, in this order: shared ones, then its section's. */
  styles: PageStyles
  layout: Layout
  /** The picture that programs show beside a link to the page, unless its head names another. */
  sharePicture: SharePicture
  /** The query keys that the page's own script applies in place: without a network, it is kept once for all their values. */
  inPlaceQuery?: readonly string[]
  /** Made for each reader and never cached: it holds something that works only once, or one reader's own data. */
  isPersonal?: true
  /** Names the day on which it is read: what is kept of it ends with that day. */
  namesToday?: true
  /**
   * Of what it tells beside what it is about: announcements that affect such a thing stand above it too. `everything`: all that affect
   * anything.
   */
  tellsOf?: 'everything' | readonly ('facilities' | 'trails')[]
  /** May show AMap's map: its policy is looser, and AMap's scripts are for it alone. It must be standalone. */
  showsAmap?: true
}

interface PageDeclaration<
  Name extends RouteName,
  Schemas extends QuerySchemas,
  Data extends object,
  Refused = never,
> extends PageFacts {
  route: Name
  /** The query keys that the page reads, with what each may be. All other keys are dropped. */
  query?: Schemas
  /** Whether the page can have this address at all; if not, it is a 404 before any call is made. */
  validate?: (parsed: Parsed<Name, Schemas>) => boolean
  /** Whether it has a captcha: then its readers count against the limit of captchas. */
  hasCaptcha?: (parsed: Parsed<Name, Schemas>) => boolean
  /** Takes a form that is posted to the page. What it refuses, `load` gets as `refused`. */
  post?: (context: PostContext) => Promise<Outcome<Refused>>
  /** The only place that awaits the backend. What decides the status is awaited here, the rest returned as a promise. */
  load: (
    context: LoadContext & Parsed<Name, Schemas> & { refused?: Refused | undefined },
  ) => Data | Promise<Data>
  head: (context: ViewContext & Parsed<Name, Schemas> & { data: Data }) => PageHead
  /** Data in, markup out: no fetch, no cookies, no clock. */
  view: (context: ViewContext & Parsed<Name, Schemas> & { data: Data }) => ReactNode
}

/** A page as the rest of the worker sees it. */
export interface Page extends PageFacts {
  /** Whether a form may be posted to it. */
  takesForms: boolean
  /** The query keys that tell the page from others at its path, to the browser that keeps it. */
  keptBy: readonly string[]
  /** The query keys that name something that one language may have and another not: a page of a list, a category. */
  contentKeys: readonly string[]
  /** The same with the value of each that is the same as none (`queryPattern`). */
  queryPattern: string
  /** The checked parameters of an address, or nothing where they are not the page's. */
  parse: (params: { id?: string }, search: URLSearchParams) => ParsedPage | undefined
}

/** A page with the checked parameters of one address. */
export interface ParsedPage {
  /** The query keys that are the page's, as given: what canonical address and cache key are made of. */
  query: Readonly<Record<string, string>>
  hasCaptcha: boolean
  load: (context: LoadContext) => Promise<LoadedPage>
  post?: (
    context: PostContext,
  ) => Promise<Exclude<Outcome<never>, { status: number }> | RefusedForm>
}

/** A posted form that was refused, with the page as it comes back. */
export interface RefusedForm extends Omit<Extract<Outcome<never>, { status: number }>, 'refused'> {
  parsed: ParsedPage
}

/** Declares a page. Types of `params`, `query`, `data` and `refused` follow from `route`, `query`, `load` and `post`. */
export function definePage<
  const Name extends RouteName,
  Data extends object,
  Schemas extends QuerySchemas = {},
  Refused = never,
>(declaration: PageDeclaration<Name, Schemas, Data, Refused>): Page {
  const { query = {}, inPlaceQuery = [] } = declaration
  const keptBy = Object.keys(query).filter((key) => !inPlaceQuery.includes(key))
  return {
    ...declaration,
    takesForms: declaration.post !== undefined,
    contentKeys: contentKeysOf(query),
    keptBy,
    queryPattern: queryPattern(query, keptBy),
    parse(params, search) {
      const known = knownQuery(query, search)
      if (known === undefined) return undefined
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router matched the route's own path, the schemas made the values
      const parsed = { params, query: known.output } as Parsed<Name, Schemas>
      if (declaration.validate?.(parsed) === false) return undefined
      return parsedPage(declaration, parsed, known.input)
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
