/** Properties that would show on a page if they reached the prototype of all objects. */
const LOOT = {
  polluted: 'q7z',
  title: 'q7z',
  summary: 'q7z',
  msg: 'q7z',
  description: 'q7z',
  isNotFound: true,
  dangerouslySetInnerHTML: { __html: '<b>q7z</b>' },
  href: 'javascript:alert(1)',
  status: 500,
  headers: { 'X-Polluted': 'q7z' },
  toString: 'q7z',
  length: 0,
}
const loot = JSON.stringify(LOOT)

/** Members to add to an object in an answer, as text, so that the parser sees them unchanged. */
export const POLLUTION: readonly string[] = [
  `"__proto__":${loot}`,
  `"__proto__":{"__proto__":${loot}}`,
  `"constructor":{"prototype":${loot}}`,
  `"constructor":{"constructor":{"prototype":${loot}}}`,
  `"prototype":${loot}`,
  `"\\u005f\\u005fproto\\u005f\\u005f":${loot}`,
  `"__proto__":null`,
  `"__proto__":[${loot}]`,
  `"__proto__.polluted":"q7z"`,
  `"__proto__[polluted]":"q7z"`,
  `"hasOwnProperty":"q7z"`,
  `"toString":{},"valueOf":{}`,
  `"toJSON":"q7z"`,
  `"then":{"then":1}`,
  `"__defineGetter__":"q7z","__lookupSetter__":1`,
  `"$$typeof":"Symbol(react.element)","type":"b","props":{"children":"q7z"},"ref":null,"key":null`,
  `"__html":"<b>q7z</b>"`,
]
