import clientBuild from 'virtual:client-build'

/** What the worker knows of the client that was built with it (see `virtual-modules.d.ts`). */
export const { build, inlineScript, assets } = clientBuild
