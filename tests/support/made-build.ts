/** Replaces in unit tests what the build tells the worker about itself (`worker/render/build.ts`). */
export const build = { id: 'a', timestamp: 1 }
export const inlineScript = ''
export const assets = {
  guideStyles: '',
  elderStyles: '/assets/elder-page.css',
  printStyles: '/assets/print-page.css',
  scripts: [],
  pocket: [],
  guideScript: '',
  guideMaps: { embedded: [], amap: [] },
  guideIsland: [],
}
