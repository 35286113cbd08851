import clientBuild from 'virtual:client-build'

/** Data about the client build (see `virtual-modules.d.ts`). */
export const { build, inlineScript, assets } = clientBuild
