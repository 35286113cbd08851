declare module 'virtual:client-build' {
  const clientBuild: {
    /** This build's id and time, as `builds/latest.json` tells them. */
    readonly build: { readonly id: string; readonly timestamp: number }
    /** The CSP source of the one inline script, `sha256-…`. */
    readonly inlineScript: string
    /** What every page loads, from the client build's manifest. */
    readonly assets: {
      /** The address of the stylesheet that only the guide loads. */
      readonly guideStyles: string
      /** Loaded for readers who turned large text on. */
      readonly elderStyles: string
      readonly printStyles: string
      readonly scripts: readonly string[]
      /** The scripts and stylesheets that the guide needs without a network; none in development. */
      readonly pocket: readonly { address: string; bytes: number; version: string }[]
      /** Opens the embedded map before the island wakes. */
      readonly guideScript: string
      /** The scripts and stylesheets of each map of the guide; none in development. */
      readonly guideMaps: Readonly<Record<'embedded' | 'amap', readonly string[]>>
    }
  }
  export default clientBuild
}

declare module '*.css?sheet' {
  const sheet: {
    /** Empty in development. */
    readonly text: string
    /** Its CSP source, `sha256-…`. */
    readonly source: string
    /** Where client navigations fetch it. */
    readonly address: string
  }
  export default sheet
}

declare module '*.css?inline' {
  const styles: string
  export default styles
}

/** Typed by `contract/mapping.ts`. */
declare module 'virtual:site/mapping' {
  export const mapping: never
}
