import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import pages from 'trees.json'
import type { Tree } from '../trees.ts'

const known = new Map(pages.map(({ path, headers, tree }) => [path, { headers, tree }]))

function elementOf(tree: Tree): ReactNode {
  if (typeof tree === 'string') return tree
  const [name, props, ...children] = tree
  return createElement(name, props, ...children.map(elementOf))
}

/** Renders the pages with React. It neither loads data nor looks up messages. */
// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default {
  fetch(request: Request): Response {
    const page = known.get(new URL(request.url).pathname)
    if (page === undefined) return new Response(null, { status: 404 })
    return new Response(`<!DOCTYPE html>${renderToString(elementOf(page.tree))}`, {
      headers: page.headers,
    })
  },
}
