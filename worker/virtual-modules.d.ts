declare module 'virtual:client-build' {
  const clientBuild: {
    /** This build's id and time, as `builds/latest.json` tells them. */
    readonly build: { readonly id: string; readonly timestamp: number }
    /** The CSP sources of the one inline script and the one inline style, `sha256-…`. */
    readonly inlineSources: { readonly script: string; readonly style: string }
    /** What every page loads, from the client build's manifest. */
    readonly assets: {
      /** The stylesheet itself; empty in development. */
      readonly inlineStyle: string
      /** The address of the file that has it too, by which chunks name it. */
      readonly inlineStyleAddress: string
      /** The addresses of stylesheets; none but in development. */
      readonly styles: readonly string[]
      /** The address of the stylesheet that only the guide loads. */
      readonly guideStyles: string
      readonly errorStyles: string
      readonly scripts: readonly string[]
    }
  }
  export default clientBuild
}

declare module '*.css?inline' {
  const styles: string
  export default styles
}
