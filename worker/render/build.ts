import clientBuild from 'virtual:client-build'

/** This build's id and time, as `builds/latest.json` tells them. */
export const build: { readonly id: string; readonly timestamp: number } = clientBuild.build

/** The CSP source of the one inline script, `sha256-…`. */
export const elderScriptHash: string = clientBuild.elderScriptHash

/** The addresses of the client's stylesheets and scripts that every page loads, from the client build's manifest. */
export const assets: { readonly styles: readonly string[]; readonly scripts: readonly string[] } =
  clientBuild.assets
