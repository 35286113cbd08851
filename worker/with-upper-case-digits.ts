/** `%e5` means what `%E5` does (RFC 3986, 6.2.2.1): browsers write capitals, some old sites and their logs did not. */
export function withUpperCaseDigits(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
}
