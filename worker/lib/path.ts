export function withoutLastSlashes(path: string): string {
  // The lookbehind makes a match begin only at the first of several slashes. Trying each slash
  // would take quadratic time.
  return path.replace(/(?<!\/)\/+$/, '')
}

/** Writes percent-encoded bytes with upper-case digits: `%e5` equals `%E5` (RFC 3986, 6.2.2.1). */
export function withUpperCaseDigits(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
}

/** Decodes percent-encoded text; returns undefined if the encoding is invalid. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
