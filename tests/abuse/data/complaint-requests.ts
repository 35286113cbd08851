const FORM = 'application/x-www-form-urlencoded'

/** Headers of a form that another site sends, or a page that hides its origin. */
export const CROSS_SITE: readonly Record<string, string>[] = [
  ...[
    'https://evil.test',
    'http://evil.test:8787',
    'null',
    'https://www.shore.example.evil.test',
    'https://evil.test/www.shore.example',
    'file://',
    'about:blank',
    'data:',
  ].flatMap((origin) => [
    { Origin: origin },
    // With `Origin: null`, `Sec-Fetch-Site` decides, because a policy may hide the site's own
    // origin.
    ...(origin === 'null' ? [] : [{ Origin: origin, 'Sec-Fetch-Site': 'same-origin' }]),
    { Origin: origin, 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Site': 'cross-site' },
  ]),
  ...['cross-site', 'same-site', 'Cross-Site', 'evil'].map((site) => ({ 'Sec-Fetch-Site': site })),
  { Origin: 'https://evil.test', 'X-Forwarded-Host': 'evil.test' },
  { Origin: 'https://evil.test', Host: 'www.shore.example' },
  { Origin: 'https://evil.test', Referer: 'https://www.shore.example/service/complain' },
  { Origin: 'https://evil.test', Cookie: 'session=1; i18n_redirected=zh' },
]

/** Content types that the site's form never has. For some, browsers need no preflight request. */
export const WRONG_TYPES: readonly string[] = [
  'text/plain',
  'application/json',
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencodedx',
  'application/x-www-form-urlencoded, text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded\u00A0',
  '',
]

/** Bodies of the right content type that are not valid complaints. */
export const BAD_BODIES: readonly string[] = [
  '',
  '=',
  '&&&&',
  '%',
  '%zz=%',
  'name',
  'name=%00%00',
  '{"name":"x"}',
  '<xml/>',
  'a'.repeat(60_000),
  'name=a&'.repeat(9000),
  Array.from({ length: 5000 }, (_, n) => `f${n}=1`).join('&'),
  '__proto__=1&constructor=2&__proto__[category]=service',
  'category=service&category=ticket&name[]=x&name[$ne]=1',
  'content=' + '%F0%A0%AE%B7'.repeat(4000),
  'content=' + '%ED%A0%80'.repeat(4000),
]

export const FORM_HEADERS = { 'Content-Type': FORM }

/** Returns the body of a valid complaint. The suite's backend accepts any captcha code. */
export function complaintOf(idempotencyKey: string, more: Record<string, string> = {}): string {
  return new URLSearchParams({
    category: 'facility',
    name: '周女士',
    phone: '13800550168',
    email: '',
    visitDate: '2026-11-20',
    orderNumber: '',
    content: '观景台的栏杆松了，请派人看一看。',
    uuid: '0b9f4d52-31a7-4f0e-9f43-7f0a2f4d2f11',
    code: '7',
    idempotencyKey,
    ...more,
  }).toString()
}
