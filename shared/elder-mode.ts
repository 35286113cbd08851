import { ELDER_COOKIE } from './constants.ts'

/** On the root element while the mode is on, with the letters of what is chosen; the stylesheet asks for it. */
export const ELDER_ATTRIBUTE = 'data-elder'

/** On the script in the head: the address of the stylesheet of the mode. */
export const ELDER_STYLES_ATTRIBUTE = 'data-elder-styles'

/**
 * Runs in the head of every document, before anything is drawn: the page is the same for all visitors, so the cookie is
 * read in the browser. What it writes is waited for by the first paint, as an appended link is not. The policy admits it by its hash.
 */
export const ELDER_SCRIPT = `var d=document,m=/(^|; )${ELDER_COOKIE}=1([a-z]*)/.exec(d.cookie);if(m){d.documentElement.setAttribute('${ELDER_ATTRIBUTE}',m[2]);d.write('<link rel=stylesheet href='+d.currentScript.getAttribute('${ELDER_STYLES_ATTRIBUTE}')+'>')}`
