/**
 * Returns whether a page of this site sent the request. Also true if the request has neither
 * `Origin` nor `Sec-Fetch-Site`.
 */
export function isFromOwnPage({ url, headers }: Request): boolean {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  if (origin === 'null') return site === 'same-origin'
  return (
    (origin === null || origin === new URL(url).origin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}
