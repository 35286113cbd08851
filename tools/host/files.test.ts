import { expect, it } from 'vitest'
import { headersOf, readRules } from './files.ts'

const RULES = readRules(`# For all.
/*
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=60
/*.png
  Content-Security-Policy: default-src 'none'; img-src data:
`)

it('a file gets the headers of each rule that matches its path', () => {
  expect(headersOf(RULES, '/a.svg')).toEqual([['X-Content-Type-Options', 'nosniff']])
  expect(headersOf(RULES, '/assets/b.png')).toEqual([
    ['X-Content-Type-Options', 'nosniff'],
    ['Cache-Control', 'public, max-age=60'],
    ['Content-Security-Policy', "default-src 'none'; img-src data:"],
  ])
})

it('a dot in a rule matches only a dot', () => {
  expect(headersOf(RULES, '/apng')).toHaveLength(1)
})

it('a later rule can remove a header of an earlier rule, and set it again', () => {
  const rules = readRules(`/*
  Cross-Origin-Opener-Policy: same-origin
  Cache-Control: public
/admin/*
  ! Cross-Origin-Opener-Policy
  ! cache-control
  Cache-Control: no-cache
`)
  expect(headersOf(rules, '/admin/')).toEqual([['Cache-Control', 'no-cache']])
  expect(headersOf(rules, '/administration')).toHaveLength(2)
})
