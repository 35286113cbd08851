import { basename } from 'node:path'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { isLanguage } from '../../locales/languages.ts'
import { readTexts } from '../site/read-texts.ts'
import { mustApply } from './replaced-files.ts'

/**
 * Turns the ICU texts of `locales/*.json` and of the site's folder into the syntax trees that
 * react-intl formats.
 */
export function messagesAsTrees(site: string): Plugin {
  return mustApply(['shanmen'], (apply) => ({
    name: 'shanmen:messages',
    enforce: 'pre',
    // Reports mistakes in the folder before anything is built.
    config: () => void readTexts(site),
    transform: {
      filter: { id: /\/locales\/(?:office\.)?\w+\.json$/ },
      handler(code, id) {
        apply(this.environment.name)
        const name = basename(id, '.json')
        // Sites have texts of their own for visitors only.
        const texts = isLanguage(name) ? readTexts(site)[name] : JSON.parse(code)
        return { code: JSON.stringify(treesOf(texts)), map: null }
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
