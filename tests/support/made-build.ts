/** Replaces in unit tests what the build tells the worker about itself (`worker/render/build.ts`). */
export const build = { id: 'a', timestamp: 1 }
export const inlineScript = ''
export const styles = {
  pieces: ['p{color:red}', 'h1{color:blue}'],
  pages: {
    home: { pieces: [0, 1], source: '', address: '/assets/page-a.css' },
    error: { pieces: [1], source: '', address: '/assets/page-b.css' },
  },
}
export const assets = {
  styles: [],
  guideStyles: '',
  errorStyles: '/assets/error-page.css',
  elderStyles: '/assets/elder-page.css',
  printStyles: '/assets/print-page.css',
  scripts: [],
  pocket: [],
  guideScript: '',
  guideMaps: { embedded: [], amap: [] },
}
