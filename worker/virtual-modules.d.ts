/** Data about the client build (`tools/build/client-build.ts`). */
declare module 'virtual:client-build' {
  /** Id and time of this build, as in `builds/latest.json`. */
  export const build: { readonly id: string; readonly timestamp: number }
  /** The CSP source of the only inline script, `sha256-…`. */
  export const inlineScript: string
  /** Files of every page, from the client build's manifest. */
  export const assets: {
    /** The address of the stylesheet that only the guide loads. */
    readonly guideStyles: string
    /** The stylesheet for readers who turned on large text. */
    readonly elderStyles: string
    readonly printStyles: string
    readonly scripts: readonly string[]
    /**
     * The scripts and stylesheets that the guide needs without a network; empty in development.
     */
    readonly pocket: readonly { address: string; bytes: number; version: string }[]
    /** The script that opens the embedded map before the island hydrates. */
    readonly guideScript: string
    /** The scripts and stylesheets of each map of the guide; empty in development. */
    readonly guideMaps: Readonly<Record<'embedded' | 'amap', readonly string[]>>
    /** The scripts that hydrate the guide; empty in development. */
    readonly guideIsland: readonly string[]
  }
}

declare module '*.css?sheet' {
  const sheet: {
    /** The text of the stylesheet; empty in development. */
    readonly text: string
    /** Its CSP source, `sha256-…`. */
    readonly source: string
    /** The address from which client navigations fetch it. */
    readonly address: string
  }
  export default sheet
}

declare module '*.css?inline' {
  const styles: string
  export default styles
}

/** Declared without a type. The only importer, `parts/free-pages.ts`, adds the type. */
declare module 'virtual:site/pages' {
  export const pages: never
}

/** Declared without a type. The only importer, `contract/mapping.ts`, adds the type. */
declare module 'virtual:site/mapping' {
  export const mapping: never
}
