import { languageOf, TAGS } from '$shared/messages.ts'
import type { Handle } from '@sveltejs/kit'

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) =>
      html.replace('%lang%', TAGS[languageOf(event.params.language) ?? 'zh']),
  })
