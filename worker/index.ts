import type { Bindings } from './app-env.ts'
import { createApp } from './app.ts'
import { answerAtOnce } from './page-cache/answer-at-once.ts'

const app = createApp()

export default {
  fetch: (request, env, context) =>
    answerAtOnce(request, env, context) ?? app.fetch(request, env, context),
} satisfies ExportedHandler<Bindings>
