import type { Hono } from 'hono'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import type { Bindings } from '../bindings.ts'
import type { WaitingItem } from './publishing/preview-links.ts'
import type { SignedIn } from './sessions.ts'
import type { Role } from './staff.ts'

/** Hono's environment in the office. */
export interface OfficeEnv {
  Bindings: Bindings
  Variables: {
    language: Language
    intl: IntlShape
    person: SignedIn
    /** The item of a preview; `public` if its page is. */
    previewed?: WaitingItem | 'public' | undefined
  }
}

/** A part of the office. Its pages are below `/office/{path}`. */
export interface Desk {
  path: string
  /** The role that it needs; undefined for everybody. */
  role?: Role
  title: MessageDescriptor
  /** What people do there, for the list. */
  about: MessageDescriptor
  routes: Hono<OfficeEnv>
}
