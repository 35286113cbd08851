import { languageOf } from '$shared/messages.ts'
import { loadArticle } from '$shared/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ params, platform }) => ({
  article: await loadArticle(platform!.env.BACKEND, languageOf(params.language) ?? 'zh', params.id),
})
