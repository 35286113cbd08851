import { readStage, stageStores } from './stage.ts'
import site from 'virtual:built-worker'

/** The built worker with its clock, its stores and the Cache API under a test's control (`../start-staged.ts`). */
export default {
  async fetch(request: Request, env: object, context: unknown): Promise<Response> {
    if (new URL(request.url).pathname === '/-/stage') return readStage(request)
    return site.fetch(request, stageStores(env), context)
  },
}
