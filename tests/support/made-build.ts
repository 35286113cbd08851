/** Replaces the build's values for the worker in tests without a build. */
const build = { id: 'a', timestamp: 1 }
const inlineScript = ''
const assets = {
  guideStyles: '/assets/guide-page.css',
  elderStyles: '/assets/elder-page.css',
  printStyles: '/assets/print-page.css',
  scripts: [],
  pocket: [],
  guideScript: '/assets/guide-map.client.js',
  guideMaps: { embedded: [], amap: [] },
  guideIsland: [],
}
// oxlint-disable-next-line import/no-default-export -- like the module of a build
export default { build, inlineScript, assets }
