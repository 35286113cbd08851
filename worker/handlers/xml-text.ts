/** A text without the characters that XML 1.0 can't have at all (https://www.w3.org/TR/xml/#charsets). */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
