/** A path without the slashes at its end. */
export function withoutLastSlashes(path: string): string {
  // The lookbehind starts at the first slash of a run only: starting at each would take quadratic time.
  return path.replace(/(?<!\/)\/+$/, '')
}

/** `%e5` means the same as `%E5` (RFC 3986, 6.2.2.1): browsers write capitals, but old links and logs may not. */
export function withUpperCaseDigits(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
}

/** Percent-encoded text as it was meant; nothing where it is encoded badly. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
