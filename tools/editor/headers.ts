/** Returns the content security policy of the editor, which also reaches the API of a Git server. */
function policyFor(server: string | undefined): string {
  const connect = ["'self'", 'blob:', 'data:', ...(server === undefined ? [] : [server])]
  return [
    "default-src 'none'",
    // Photographs are converted by WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src ${connect.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Returns the headers of the editor's files. They are revalidated on each request. */
export function editorHeaders(server: string | undefined): Record<string, string> {
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policyFor(server),
    'X-Robots-Tag': 'noindex, nofollow',
  }
}

/**
 * Returns the rules of the editor for the file `_headers`. Without an opener policy, since the window
 * of a sign-in returns its result to the page that has opened it.
 */
export function editorHeaderRules(server: string | undefined): string {
  const lines = Object.entries(editorHeaders(server)).map(([name, value]) => `  ${name}: ${value}`)
  return ['/admin/*', '  ! Cross-Origin-Opener-Policy', ...lines, ''].join('\n')
}
