import { languageOf } from '$shared/messages.ts'
import { loadList } from '$shared/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ params, platform }) => ({
  announcements: await loadList(platform!.env.BACKEND, languageOf(params.language) ?? 'zh'),
})
