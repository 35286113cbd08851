import type { ReactNode } from 'react'
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import { inLanguage } from '../../shared/language.ts'
import type { OfflineGuideOffer, OfflineGuideTexts } from '../../shared/offline-guide.ts'

/** Placeholders for a size, a time, a language and so on. A script replaces them. */
const LATER = { size: '{size}', time: '{time}', done: '{done}', language: '{language}' }

/** The offer to save the guide, rendered by a script. `isLine`: on one line. */
export function OfflineGuide({
  language,
  isLine = false,
}: {
  language: Language
  isLine?: boolean
}): ReactNode {
  const intl = useIntl()
  const say = (message: MessageDescriptor) => intl.formatMessage(message, LATER)
  const words: OfflineGuideTexts = {
    keep: say(messages.keep),
    what: isLine ? '' : say(messages.what),
    keeping: say(messages.keeping),
    saved: say(isLine ? messages.savedShort : messages.saved),
    other: isLine ? '' : say(messages.other),
    remove: say(messages.remove),
    failed: say(messages.failed),
    full: say(messages.full),
    install: say(messages.install),
  }
  const lists = LANGUAGES.map((each) => [each, inLanguage(each, '/pocket.json')])
  const offer = {
    language,
    locale: intl.defaultLocale,
    lists: Object.fromEntries(lists),
    words,
  } satisfies OfflineGuideOffer
  return (
    <div
      className={isLine ? 'pocket-guide pocket-guide-line' : 'pocket-guide'}
      data-pocket={JSON.stringify(offer)}
    />
  )
}

const messages = defineMessages({
  keep: {
    id: 'pocket.keep',
    defaultMessage: '留着路上看（{size}）',
    description:
      'Button that keeps the guide in the browser for when there is no network; size is what it takes: 2.1 MB',
  },
  what: { id: 'pocket.what', defaultMessage: '没有网络时也能打开导览和其他行前要看的页面。' },
  keeping: {
    id: 'pocket.keeping',
    defaultMessage: '正在存：{done}，共 {size}',
    description: 'While the guide is being kept; done and size are sizes: 0.4 MB',
  },
  saved: {
    id: 'pocket.kept',
    defaultMessage: '导览已留在这台设备上（{size}），内容是 {time} 的。',
    description: 'Once the guide is kept on this device; time is a date with a time',
  },
  savedShort: {
    id: 'pocket.keptShort',
    defaultMessage: '已留在这台设备上，{time}',
    description: 'The same in a few words; time is a date with a time',
  },
  other: {
    id: 'pocket.other',
    defaultMessage: '{language}版也留着（{size}）',
    description: 'Button that keeps the guide in another language as well; language is its name',
  },
  remove: { id: 'pocket.remove', defaultMessage: '删掉' },
  failed: { id: 'pocket.failed', defaultMessage: '没有连上，没存成。' },
  full: { id: 'pocket.full', defaultMessage: '这台设备没有地方了，没存成。' },
  install: { id: 'pocket.install', defaultMessage: '放到主屏幕' },
})
