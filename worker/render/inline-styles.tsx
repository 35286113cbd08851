import type { ReactNode } from 'react'
import base from '../../client/styles/site.css?sheet'

/** A stylesheet of the client build (`tools/build/client-build.ts`). */
type Sheet = typeof base

/** The stylesheets of a page. At most five, because each adds a hash to the headers. */
export type PageStyles = readonly [Sheet?, Sheet?, Sheet?, Sheet?, Sheet?]

/**
 * Inlines the stylesheets of a page in order, so that the first paint needs no second round trip.
 * In development they are links. Stylesheets that not every page has are marked with their address.
 * By this mark, the client removes them when it shows another page.
 */
export function InlineStyles({ styles }: { styles: PageStyles }): ReactNode {
  return allOf(styles).map(({ text, address }) => {
    const href = address === base.address ? undefined : address
    return text === '' ? (
      <link key={address} rel="stylesheet" href={address} data-href={href} />
    ) : (
      // oxlint-disable-next-line react/no-danger -- our own styles, from the build
      <style key={address} data-href={href} dangerouslySetInnerHTML={{ __html: text }} />
    )
  })
}

/** Returns the CSP sources that allow the stylesheets of a page. */
export function sourcesOf(styles: PageStyles): string[] {
  return allOf(styles).map(({ source }) => `'${source}'`)
}

function allOf(styles: PageStyles): Sheet[] {
  return [base, ...styles.filter((sheet) => sheet !== undefined)]
}
