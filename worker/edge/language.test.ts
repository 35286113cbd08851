import { expect, it } from 'vitest'
import { cookieValue } from './cookies.ts'

it.each([
  ['webLang=en', 'en'],
  ['a=1; webLang=en; b=2', 'en'],
  ['a=1;webLang=en;b=2', 'en'],
  ['a=1;\twebLang = en ;b=2', 'en'],
  ['a=1 ; webLang="en"', 'en'],
  // Two `Cookie` headers, joined by a comma.
  ['a=1, webLang=en', 'en'],
  ['a=1,webLang=en, b=2', 'en'],
  // The first cookie of two with the same name counts.
  ['webLang=en; webLang=zh', 'en'],
  ['webLang=', ''],
  ['webLang="', '"'],
  ['WEBLANG=en', undefined],
  ['notwebLang=en; webLang2=en', undefined],
  ['a=webLang=en', undefined],
  ['a= webLang=en', undefined],
  ['webLang', undefined],
  ['', undefined],
  [null, undefined],
])('the language cookie in %j is %j', (cookies, value) => {
  expect(cookieValue(cookies, 'webLang')).toBe(value)
})
