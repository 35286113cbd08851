import { ELDER_COOKIE } from './constants.ts'

/**
 * An attribute of the root element while the mode is on. Its value has a letter for each chosen
 * setting.
 */
export const ELDER_ATTRIBUTE = 'data-elder'

/** An attribute of the script in the head: the address of the mode's stylesheet. */
export const ELDER_STYLES_ATTRIBUTE = 'data-elder-styles'

/**
 * A script in the head of every document that runs before the first paint. Cached pages are the
 * same for all visitors, so it reads the cookie in the browser. It writes the link to the
 * stylesheet, because the first paint waits only for a written link, not for an appended one. The
 * security policy allows the script by its hash, and Trusted Types let it write.
 */
export const ELDER_SCRIPT = `var d=document,t=window.trustedTypes,h,m=/(^|; )${ELDER_COOKIE}=1([a-z]*)/.exec(d.cookie);if(m){d.documentElement.setAttribute('${ELDER_ATTRIBUTE}',m[2]);h='<link rel=stylesheet href='+d.currentScript.getAttribute('${ELDER_STYLES_ATTRIBUTE}')+'>';d.write(t?t.createPolicy('elder',{createHTML:String}).createHTML(h):h)}`
