/** `%e5` means the same as `%E5` (RFC 3986, 6.2.2.1): browsers write capitals, but old links and logs may not. */
export function withUpperCaseDigits(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
}
