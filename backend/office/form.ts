import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** The fields of a form. A field that was sent twice has its last value; files are left out. */
export type Form = Partial<Record<string, string>>

const KEY = /^[\da-f-]{36}$/

/** Returns the fields of the form in a request. Throws a 400 if the body is not a form. */
export async function readForm(c: Context): Promise<Form> {
  const body = await c.req.parseBody().catch(() => undefined)
  if (body === undefined) throw new HTTPException(400)
  const texts = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return Object.fromEntries(texts)
}

/** Returns the key of a form, which makes each send happen once. Throws a 400 without one. */
export function keyOf({ key = '' }: Form): string {
  if (!KEY.test(key)) throw new HTTPException(400)
  return key
}
