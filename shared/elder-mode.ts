import { ELDER_COOKIE } from './constants.ts'

/** On the root element while large text is on; the stylesheet asks for it. */
export const ELDER_ATTRIBUTE = 'data-elder'

/** On the script in the head: the address of the stylesheet for large text. */
export const ELDER_STYLES_ATTRIBUTE = 'data-elder-styles'

/**
 * Runs in the head of every document, before anything is drawn: the page is the same for all visitors, so the cookie is
 * read in the browser. What it writes is waited for by the first paint, as an appended link is not. The policy admits it by its hash.
 */
export const ELDER_SCRIPT = `if(/(^|; )${ELDER_COOKIE}=1/.test(document.cookie)){document.documentElement.setAttribute('${ELDER_ATTRIBUTE}','');document.write('<link rel=stylesheet href='+document.currentScript.getAttribute('${ELDER_STYLES_ATTRIBUTE}')+'>')}`
