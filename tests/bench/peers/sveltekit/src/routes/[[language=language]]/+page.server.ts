import { languageOf } from '$shared/messages.ts'
import { loadHome } from '$shared/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ params, platform }) => ({
  home: await loadHome(platform!.env.BACKEND, languageOf(params.language) ?? 'zh'),
})
