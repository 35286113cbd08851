import * as v from 'valibot'

/**
 * A call that a backend may have besides those of the table: several reads in one request. Each is answered by a line
 * `[index,answer]` of its own, as soon as it is there, in any order; one that the backend can't answer is left out, and made by itself.
 */
export const BATCH_PATH = '/api/batch'
/** The most reads in one batch. */
export const BATCH_CALLS = 16

/** What is asked: each read as it would be made by itself. */
export const batch = v.pipe(
  v.array(
    v.object({
      /** Its method and its path below `/backends`, with its query. */
      at: v.pipe(v.string(), v.regex(/^(?:GET|POST) \/api/)),
      body: v.optional(v.looseObject({})),
    }),
  ),
  v.minLength(1),
  v.maxLength(BATCH_CALLS),
)
export type BatchedCall = v.InferOutput<typeof batch>[number]

export const batchNotes = (): Record<keyof BatchedCall, string> => ({
  at: 'Method and path of a read below `/backends`, with its query: `GET /api/menu/1`.',
  body: 'The body of a POST.',
})
