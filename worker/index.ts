import { createApp } from './app.ts'
import type { Bindings } from './app-env.ts'
import { answerAtOnce } from './edge/answer-at-once.ts'

const app = createApp()

export default {
  fetch: (request, env, context) =>
    answerAtOnce(request, env, context) ?? app.fetch(request, env, context),
} satisfies ExportedHandler<Bindings>
