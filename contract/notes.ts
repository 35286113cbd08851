import type { Image } from './image.ts'
import type { Category } from './listing.ts'
import type { Schedule } from './opening-hours.ts'
import type { Price } from './values.ts'

/**
 * What each field of an object means, for the documents. A field without a note, or a note without a field, is a type error. The
 * tables stand with their schemas. They are functions, which bundlers leave out of the site: nothing of it calls them.
 */
export type Notes<Of> = { readonly [Key in KeysOf<Of>]-?: Note<NonNullable<FieldOf<Of, Key>>> }

/** Objects that stand in many places have notes of their own. */
type Named = Category | Image | Price | Schedule

/** One sentence or two, and for an object, or a list of objects, the notes of its fields. */
type Note<Of> = [Of] extends [readonly (infer Item)[]]
  ? Note<Item>
  : [Of] extends [string | number | boolean]
    ? string
    : IsNamed<Of> extends true
      ? string
      : readonly [note: string, fields: Notes<Of>]

type IsNamed<Of, One = Named> = true extends (One extends unknown ? IsSame<Of, One> : never)
  ? true
  : false
type IsSame<One, Other> = [One, Other, keyof Other] extends [Other, One, keyof One] ? true : false

/** Of one of several objects: the fields of all. */
type KeysOf<Of> = Of extends unknown ? keyof Of : never
type FieldOf<Of, Key> = Of extends unknown ? (Key extends keyof Of ? Of[Key] : never) : never
