import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { readTexts } from '../site/read-texts.ts'
import { mustApply } from './replaced-files.ts'

/** Turns the site's ICU texts into the syntax trees that react-intl formats. */
export function messagesAsTrees(site: string): Plugin {
  return mustApply(['shanmen'], (apply) => ({
    name: 'shanmen:messages',
    enforce: 'pre',
    // Reports mistakes in the folder before anything is built.
    config: () => void readTexts(site),
    transform: {
      filter: { id: /^\0virtual:site\/texts\/.*\.json$/ },
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

/** Keeps formatjs' parser of ICU texts out of both bundles: their messages are syntax trees. */
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
