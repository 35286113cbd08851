import { PageError } from '../page-error.ts'

/** Answers 405 and says which methods there are. */
export function methodNotAllowed(...allowed: string[]) {
  return function handleMethod(): never {
    throw new PageError(405, {
      statusMessage: 'Method Not Allowed',
      headers: { Allow: allowed.join(', '), 'Cache-Control': 'no-store' },
    })
  }
}
