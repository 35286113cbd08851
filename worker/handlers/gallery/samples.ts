import type { Item } from '../../../client/ui/item-list.tsx'
import type { Language } from '../../../locales/languages.ts'
import { stepsFrom } from '../../../shared/opening-hours.ts'
import { pictures } from '../../../shared/site.ts'

/** What the parts say on the page that shows them. */
export const sampleWords: Record<Language, { area: string; name: string; sentence: string }> = {
  zh: {
    area: '住宿',
    name: '听松山房',
    sentence: '十八间，推窗见水。码头步行十二分钟，行李可代运。',
  },
  en: {
    area: 'Places to stay',
    name: 'Tingsong Lodge',
    sentence: 'Eighteen rooms with a window on the water, twelve minutes from the pier.',
  },
}

export const SAMPLE_PICTURE = {
  src: pictures.hero?.src ?? '/favicon.svg',
  width: 1920,
  height: 1080,
  alt: '',
}

/** A list as pages show it: the first item large, the others as rows. */
export function sampleItems(language: Language): Item[] {
  const { area, name, sentence } = sampleWords[language]
  return ['1', '2', '3'].map((id) => ({
    id,
    title: name,
    summary: sentence,
    cover: SAMPLE_PICTURE,
    inLanguage: language,
    href: `#item-${id}`,
    overline: area,
    figure: '¥680',
  }))
}

/** A day at noon, with its last entry at four. */
export const sampleOpening = stepsFrom(
  { seasons: [{ opens: '08:00', closes: '18:00', lastEntry: '16:00' }], exceptions: [] },
  Date.UTC(2026, 10, 25, 4),
  'Asia/Shanghai',
)
