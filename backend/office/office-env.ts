import type { Hono } from 'hono'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Language } from '../../locales/languages.ts'
import type { Bindings } from '../bindings.ts'
import type { WaitingItem } from './publishing/preview-links.ts'
import type { SignedIn } from './sessions.ts'
import type { Role } from './staff.ts'

export interface OfficeEnv {
  Bindings: Bindings
  Variables: {
    language: Language
    intl: IntlShape
    person: SignedIn
    /** The item of a preview; `public` if everybody can see the item. */
    previewed?: WaitingItem | 'public' | undefined
  }
}

/** A section of the office. The addresses of its pages begin with `/office/{path}`. */
export interface Desk {
  path: string
  /** The required role; undefined if everybody in the office may use it. */
  role?: Role
  title: MessageDescriptor
  about: MessageDescriptor
  routes: Hono<OfficeEnv>
}
