import * as v from 'valibot'
import { link, slug, timeOfDay } from '../../contract/values.ts'

type Issue = v.BaseIssue<unknown>

/** The field that does not fit a schema, and why: Valibot's own words speak of types and patterns. */
export function complaintOf(issue: Issue): string {
  const field = v.getDotPath(issue)
  return field === null ? reasonOf(issue) : `${field}: ${reasonOf(issue)}`
}

function reasonOf(issue: Issue): string {
  const { expected, input, message, received } = issue
  if (input === null) return 'is empty'
  if (expected === 'never') return 'there is no such field'
  if (received === 'undefined') return 'is missing'
  if (expected === 'string' && typeof input === 'number') return 'is a number; put it in quotes'
  const pattern = PATTERNS.get(issue.requirement)
  if (pattern !== undefined) return `${JSON.stringify(input)} is not ${pattern}`
  return isOwn(issue) ? (WORDS[issue.type]?.(issue) ?? message) : message
}

/** Whether the message is Valibot's, not one that somebody wrote for this field. */
function isOwn({ message }: Issue): boolean {
  return message.startsWith('Invalid ')
}

const PATTERNS: ReadonlyMap<unknown, string> = new Map(
  [
    [timeOfDay, 'a time of day as 08:00'] as const,
    [link, 'an address that begins with https:// or /'] as const,
    [slug, 'a name of small Latin letters, digits and hyphens'] as const,
  ].flatMap(([{ pipe }, words]) =>
    pipe.flatMap((step) => (step.type === 'regex' ? [[step.requirement, words] as const] : [])),
  ),
)

const TYPES: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'a list of fields with their values',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
}

const mustBe = ({ expected }: Issue) => `is not ${TYPES[expected ?? ''] ?? expected}`

const WORDS: Readonly<Record<string, (issue: Issue) => string>> = {
  array: mustBe,
  boolean: mustBe,
  email: () => 'is no address of e-mail',
  iso_date: () => 'is no date as 2026-11-25',
  literal: ({ expected }) => `is not ${unquoted(expected)}`,
  max_length: ({ requirement }) => `is longer than ${String(requirement)}`,
  max_value: ({ requirement }) => `is more than ${String(requirement)}`,
  min_length: ({ requirement }) =>
    requirement === 1 ? 'is empty' : `has fewer than ${String(requirement)}`,
  min_value: ({ requirement }) => `is less than ${String(requirement)}`,
  number: mustBe,
  object: mustBe,
  picklist: ({ expected, input }) =>
    `there is no ${String(input)}: ${unquoted(expected).replaceAll(' | ', ', ')}`,
  record: mustBe,
  regex: ({ input }) => `${JSON.stringify(input)} is not written as it should be`,
  safe_integer: () => 'is no whole number',
  starts_with: ({ requirement }) => `does not begin with ${String(requirement)}`,
  strict_object: mustBe,
  loose_object: mustBe,
  string: mustBe,
  tuple: () => 'is not [longitude, latitude]',
  url: () => 'is no address',
}

function unquoted(expected: string | null): string {
  return (expected ?? '').replaceAll(/["()]/g, '')
}
