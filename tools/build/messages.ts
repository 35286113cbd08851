import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { mustApply } from './applied.ts'

/** Turns the ICU texts of `locales/*.json` into the syntax trees that react-intl formats. */
export function messagesAsTrees(): Plugin {
  return mustApply(['shanmen'], (apply) => ({
    name: 'shanmen:messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/\w+\.json$/ },
      handler(code) {
        apply(this.environment.name)
        return { code: JSON.stringify(treesOf(JSON.parse(code))), map: null }
      },
    },
  }))
}

function treesOf(texts: Record<string, string>): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
}

const PARSER = '@formatjs/icu-messageformat-parser'

/** Keeps formatjs' parser of ICU texts out of both bundles: their messages are trees already. */
export function withoutParser(): Plugin {
  return mustApply(['client', 'shanmen'], (apply) => ({
    name: 'shanmen:without-parser',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${PARSER}$`) },
      handler(_id, importer) {
        apply(this.environment.name)
        return this.resolve(`${PARSER}/no-parser.js`, importer)
      },
    },
  }))
}
