/** Stands in unit tests for what the build tells the worker of itself (`worker/render/build.ts`). */
export const build = { id: 'a', timestamp: 1 }
export const inlineSources = { script: '', style: '' }
export const assets = {
  inlineStyle: 'p { color: red }',
  inlineStyleAddress: '/assets/a.css',
  styles: [],
  guideStyles: '',
  scripts: [],
}
