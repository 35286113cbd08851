import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider, useIntl } from 'react-intl'
import type {
  IslandData,
  IslandDefinition,
  WakingTime,
} from '../../client/islands/define-island.ts'
import { renderPart } from './frame.tsx'

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A script element with JSON. No text in the data can close the element. */
export function JsonScript({
  json,
  type,
}: {
  json: unknown
  type: `application/${string}`
}): ReactNode {
  const text = JSON.stringify(json).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? '',
  )
  // oxlint-disable-next-line react/no-danger -- every character that HTML knows is escaped above
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': {
        name: string
        on?: WakingTime | undefined
        'data-state': 'idle'
        'data-files'?: string | undefined
        'data-repaired': string
        'data-failed': string
        children: React.ReactNode
      }
    }
  }
}

interface IslandProps<Props extends object> {
  of: IslandDefinition<Props>
  /** When the island hydrates; immediately if undefined. */
  on?: WakingTime | undefined
  /** The island's scripts. `guide-map.client.ts` preloads them. */
  files?: readonly string[] | undefined
  props: Props
}

/**
 * Renders an island, complete without script. For hydration, adds its props and its messages, each
 * only once. The island is a separate React root, on the server too, so that generated ids match
 * those of the browser.
 */
export function Island<Props extends object>({
  of,
  on,
  props,
  files,
}: IslandProps<Props>): ReactNode {
  const page = useIntl()
  // In the browser, texts and formats must have the same locale.
  const intl = page.locale === page.defaultLocale ? page : { ...page, locale: page.defaultLocale }
  const owner = of.name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const data: IslandData = {
    props: of.pack(props),
    locale: intl.locale,
    messages: messagesOf([owner, ...of.messagePrefixes], intl.messages),
  }
  const html = renderPart(
    <RawIntlProvider value={intl}>
      <of.Component {...props} />
    </RawIntlProvider>,
    (node) => renderToString(node, { identifierPrefix: of.name }),
  )
  return (
    <site-island
      name={of.name}
      on={on}
      data-state="idle"
      data-files={files?.join(' ')}
      data-repaired={intl.formatMessage({
        id: 'island.repaired',
        defaultMessage: '页面的这一部分出了点问题，已经恢复；填过的内容都还在。',
      })}
      data-failed={intl.formatMessage({
        id: 'island.failed',
        defaultMessage: '刚才的操作没有成功；填过的内容都还在，请再试一次。',
      })}
    >
      {/* oxlint-disable-next-line react/no-danger -- React's own output */}
      <div className="island-root" dangerouslySetInnerHTML={{ __html: html }} />
      {/* Placed last, because visitors see the markup while the rest arrives. */}
      <JsonScript type="application/json" json={data} />
    </site-island>
  )
}

/** Returns the messages whose ids begin with these names. */
function messagesOf(owners: readonly string[], messages: object): IslandData['messages'] {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => owners.some((owner) => id.startsWith(`${owner}.`))),
  )
}
