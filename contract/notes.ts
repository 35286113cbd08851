import type { Image } from './image.ts'
import type { Category } from './listing.ts'
import type { Schedule } from './opening-hours.ts'
import type { Price } from './values.ts'

/**
 * The documentation of each field of an object. It is a type error if a field has no documentation,
 * or documentation has no field. The tables are next to their schemas, so a comment in a schema says
 * only what its table does not. They are functions that the site never calls, so bundlers remove
 * them.
 */
export type Notes<Of> = { readonly [Key in KeysOf<Of>]-?: Note<NonNullable<FieldOf<Of, Key>>> }

/** Objects that many calls use. They are documented separately. */
type Named = Category | Image | Price | Schedule

/** One or two sentences; for objects, also the documentation of their fields. */
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

/** The names of all fields. For a union of objects, those of every object. */
type KeysOf<Of> = Of extends unknown ? keyof Of : never
type FieldOf<Of, Key> = Of extends unknown ? (Key extends keyof Of ? Of[Key] : never) : never
