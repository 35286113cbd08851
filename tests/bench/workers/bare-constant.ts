import pages from 'pages.json'

/** The simplest possible worker for these pages. It sends bytes and headers from memory. */
const encoder = new TextEncoder()
const known = new Map(
  pages.map(({ path, headers, body }) => [path, { headers, body: encoder.encode(body) }]),
)

// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default {
  fetch(request: Request): Response {
    const page = known.get(new URL(request.url).pathname)
    return page === undefined
      ? new Response(null, { status: 404 })
      : new Response(page.body, { headers: page.headers })
  },
}
