import type * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** Why a value does not fit, to be read after it: `must be a text`. Valibot's own words speak of types and patterns. */
export function reasonOf(issue: Issue): string {
  if (issue.received === 'undefined') return 'is missing'
  if (issue.received === 'null') return 'is null'
  if (!issue.message.startsWith('Invalid ')) return issue.message
  return REASONS[issue.type]?.(issue) ?? 'is not as the contract has it'
}

const REASONS: Readonly<Record<string, (issue: Issue) => string>> = {
  array: () => 'must be a list',
  boolean: () => 'must be true or false',
  email: () => 'must be an address of e-mail',
  hex_color: () => 'must be a colour as "#1b6fa8"',
  integer: () => 'must be a whole number',
  iso_date: () => 'must be a date as 2026-11-25',
  literal: ({ expected }) => `must be ${expected}`,
  max_length: ({ requirement }) => `is longer than ${String(requirement)}`,
  max_value: ({ requirement }) => `must be at most ${String(requirement)}`,
  min_length: ({ requirement }) =>
    requirement === 1 ? 'is empty' : `must have ${String(requirement)} at least`,
  min_value: ({ requirement }) => `must be at least ${String(requirement)}`,
  number: () => 'must be a number',
  object: () => 'must be an object',
  picklist: ({ expected }) => `must be one of ${unbracketed(expected).replaceAll(' | ', ', ')}`,
  safe_integer: () => 'must be a whole number',
  starts_with: ({ requirement }) => `must begin with ${String(requirement)}`,
  string: () => 'must be a text',
  tuple: () => 'must be [longitude, latitude]',
}

function unbracketed(expected: string | null): string {
  return (expected ?? '').replaceAll(/[()]/g, '')
}

const MAX_SHOWN = 60

/**
 * A value as a sentence has it, in one short line; nothing for one that has parts. The query of an address is left out: it may be
 * signed.
 */
export function shortly(value: unknown): string | undefined {
  if (typeof value === 'string') return shortText(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

function shortText(text: string): string {
  const start = text.slice(0, MAX_SHOWN)
  const shown = /^(?:\w+:)?\//.test(start) ? start.replace(/[?#].*$/s, '?…') : start
  const isCut = text.length > MAX_SHOWN && !shown.endsWith('…')
  return JSON.stringify((isCut ? `${shown}…` : shown).toWellFormed())
}
