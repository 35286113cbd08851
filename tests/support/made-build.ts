/** Replaces the build's values for the worker in tests without a build. */
export const build = { id: 'a', timestamp: 1 }
export const inlineScript = ''
export const assets = {
  guideStyles: '/assets/guide-page.css',
  elderStyles: '/assets/elder-page.css',
  printStyles: '/assets/print-page.css',
  scripts: [],
  pocket: [],
  guideScript: '/assets/guide-map.client.js',
  guideMaps: { embedded: [], amap: [] },
  guideIsland: [],
}
