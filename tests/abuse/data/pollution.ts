/** Properties that a page would show if they were set on the prototype of all objects. */
const LOOT = {
  polluted: 'q7-z',
  title: 'q7-z',
  summary: 'q7-z',
  msg: 'q7-z',
  description: 'q7-z',
  isNotFound: true,
  dangerouslySetInnerHTML: { __html: '<b>q7-z</b>' },
  href: 'javascript:alert(1)',
  status: 500,
  headers: { 'X-Polluted': 'q7-z' },
  toString: 'q7-z',
  length: 0,
}
const loot = JSON.stringify(LOOT)

/** JSON members to add to an object in an answer, as text, to reach the parser unchanged. */
export const POLLUTION: readonly string[] = [
  `"__proto__":${loot}`,
  `"__proto__":{"__proto__":${loot}}`,
  `"constructor":{"prototype":${loot}}`,
  `"constructor":{"constructor":{"prototype":${loot}}}`,
  `"prototype":${loot}`,
  `"\\u005f\\u005fproto\\u005f\\u005f":${loot}`,
  `"__proto__":null`,
  `"__proto__":[${loot}]`,
  `"__proto__.polluted":"q7-z"`,
  `"__proto__[polluted]":"q7-z"`,
  `"hasOwnProperty":"q7-z"`,
  `"toString":{},"valueOf":{}`,
  `"toJSON":"q7-z"`,
  `"then":{"then":1}`,
  `"__defineGetter__":"q7-z","__lookupSetter__":1`,
  `"$$typeof":"Symbol(react.element)","type":"b","props":{"children":"q7-z"},"ref":null,"key":null`,
  `"__html":"<b>q7-z</b>"`,
]
