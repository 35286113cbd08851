// When Leaflet starts, it parses this text to detect support for SVG. The pages' policy would
// reject the text. This is a separate module, because imports run before the code of the importing
// module.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html: string) => (html === '<svg/>' ? html : null),
})
