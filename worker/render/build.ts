import clientBuild from 'virtual:client-build'

/** This build's id and time, as `builds/latest.json` tells them. */
export const build: { readonly id: string; readonly timestamp: number } = clientBuild.build

/** The CSP sources of the one inline script and the one inline style, `sha256-…`. */
export const inlineSources: { readonly script: string; readonly style: string } =
  clientBuild.inlineSources

interface Assets {
  /** The stylesheet itself; empty in development. */
  readonly inlineStyle: string
  /** The address of the file that has it too, by which chunks name it. */
  readonly inlineStyleAddress: string
  /** The addresses of stylesheets; none but in development. */
  readonly styles: readonly string[]
  /** The address of the stylesheet that only the guide loads. */
  readonly guideStyles: string
  readonly scripts: readonly string[]
}

/** What every page loads, from the client build's manifest. */
export const assets: Assets = clientBuild.assets
