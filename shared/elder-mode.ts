import { ELDER_COOKIE } from './constants.ts'

/** An attribute of the root element while the mode is on; its value is the letters of the choices. */
export const ELDER_ATTRIBUTE = 'data-elder'

/** An attribute of the script in the head: the address of the mode's stylesheet. */
export const ELDER_STYLES_ATTRIBUTE = 'data-elder-styles'

/**
 * Runs in the head of every document, before the first paint. The page is the same for all visitors,
 * so the cookie is read in the browser. The first paint waits for a written link, but not for an
 * appended one. The policy admits the script by its hash.
 */
export const ELDER_SCRIPT = `var d=document,m=/(^|; )${ELDER_COOKIE}=1([a-z]*)/.exec(d.cookie);if(m){d.documentElement.setAttribute('${ELDER_ATTRIBUTE}',m[2]);d.write('<link rel=stylesheet href='+d.currentScript.getAttribute('${ELDER_STYLES_ATTRIBUTE}')+'>')}`
