import type { ReactNode } from 'react'

interface PreloadsProps {
  files: readonly string[]
  /** A script to run as soon as it is there. */
  script?: string | undefined
}

/**
 * Has the browser fetch scripts and stylesheets, by their addresses in this build, that scripts of the page will ask for one after
 * the other; pictures come first. They stand where they are drawn: React would put links into the head, before what is read.
 */
export function Preloads({ files, script }: PreloadsProps): ReactNode {
  const html = files.map((file) => `<link ${kindOf(file)} href="${file}" fetchpriority="low">`)
  if (script !== undefined)
    html.push(`<script type="module" async src="${script}" fetchpriority="low"></script>`)
  // oxlint-disable-next-line react/no-danger -- addresses of the build's own files
  return <div hidden dangerouslySetInnerHTML={{ __html: html.join('') }} />
}

function kindOf(file: string): string {
  return file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
}
