// Leaflet parses this text, when it starts, to find out whether the browser draws SVG. The pages'
// policy would reject it. A module of its own, because imports run before the importing module.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<svg/>' ? html : null),
})
