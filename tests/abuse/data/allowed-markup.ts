/** The elements that rich text may contain; on purpose a second list, independent of the cleaner's. */
export const ALLOWED_ELEMENTS: readonly string[] =
  `p br hr h2 h3 h4 h5 h6 a img figure figcaption blockquote pre code ul ol li dl dt dd strong em b i u s sub sup
   span div table caption thead tbody tfoot tr th td`.split(/\s+/)

/** The attributes that these elements may have. */
export const ALLOWED_ATTRIBUTES: readonly string[] =
  'href rel src alt width height loading decoding colspan rowspan scope start lang'.split(' ')
