import { languageOf } from '$shared/messages.ts'
import { loadMenu } from '$shared/pages.ts'
import type { LayoutServerLoad } from './$types'

// The pages are HTML without hydration, like those of the site.
export const csr = false

export const load: LayoutServerLoad = async ({ params, platform }) => {
  const language = languageOf(params.language) ?? 'zh'
  return { language, menu: await loadMenu(platform!.env.BACKEND, language) }
}
