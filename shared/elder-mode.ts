import { ELDER_COOKIE } from './constants.ts'

/** The attribute of the root element while the mode is on: one letter for each chosen setting. */
export const ELDER_ATTRIBUTE = 'data-elder'

/** The attribute of the script in the head with the address of the mode's stylesheet. */
export const ELDER_STYLES_ATTRIBUTE = 'data-elder-styles'

/**
 * A script in the head of every document. It runs before the first paint. Cached pages are the same
 * for all visitors, so it reads the cookie in the browser. It inserts the stylesheet with
 * `document.write`, because the first paint does not wait for an appended link. The security policy
 * allows the script by its hash, and a Trusted Types policy lets it write.
 */
export const ELDER_SCRIPT = `var d=document,t=window.trustedTypes,h,m=/(^|; )${ELDER_COOKIE}=1([a-z]*)/.exec(d.cookie);if(m){d.documentElement.setAttribute('${ELDER_ATTRIBUTE}',m[2]);h='<link rel=stylesheet href='+d.currentScript.getAttribute('${ELDER_STYLES_ATTRIBUTE}')+'>';d.write(t?t.createPolicy('elder',{createHTML:String}).createHTML(h):h)}`
