import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import pages from 'trees.json'

/** An element of a page: its name, its React props, its children. Texts are strings. */
type Tree = string | [name: string, props: Record<string, unknown>, ...children: Tree[]]

const known = new Map(pages.map(({ path, headers, tree }) => [path, { headers, tree }]))

function draw(tree: Tree): ReactNode {
  if (typeof tree === 'string') return tree
  const [name, props, ...children] = tree
  return createElement(name, props, ...children.map(draw))
}

/** The same pages rendered by React and nothing else: no data to load, no messages to look up. */
// oxlint-disable-next-line import/no-default-export -- what a worker is
export default {
  fetch(request: Request): Response {
    const page = known.get(new URL(request.url).pathname)
    if (page === undefined) return new Response(null, { status: 404 })
    return new Response(`<!DOCTYPE html>${renderToString(draw(page.tree))}`, {
      headers: page.headers,
    })
  },
}
