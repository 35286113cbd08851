import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** If a field is sent several times, the last value counts. Files are ignored. */
export type Form = Partial<Record<string, string>>

const KEY = /^[\da-f-]{36}$/

/** Returns the form fields of a request. Throws a 400 if its body is not a form. */
export async function readForm(c: Context): Promise<Form> {
  const body = await c.req.parseBody().catch(() => undefined)
  if (body === undefined) throw new HTTPException(400)
  const texts = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return Object.fromEntries(texts)
}

/** Returns the key, with which a repeated form has no second effect. Throws a 400 without one. */
export function keyOf({ key = '' }: Form): string {
  if (!KEY.test(key)) throw new HTTPException(400)
  return key
}
