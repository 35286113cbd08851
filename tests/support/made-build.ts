/** Replaces in unit tests what the build tells the worker about itself (`worker/render/build.ts`). */
export const build = { id: 'a', timestamp: 1 }
export const inlineSources = { script: '', style: '' }
export const assets = {
  inlineStyle: 'p { color: red }',
  inlineStyleAddress: '/assets/a.css',
  styles: [],
  guideStyles: '',
  errorStyles: '/assets/error-page.css',
  scripts: [],
}
