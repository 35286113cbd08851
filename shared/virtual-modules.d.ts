/** `pictures.json` of the site's folder, checked. */
declare module 'virtual:site-pictures' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module may not import from a path
  const pictures: (typeof import('./site-pictures.ts'))['SITE_PICTURES']
  export default pictures
}
