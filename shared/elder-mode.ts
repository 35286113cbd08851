import { ELDER_COOKIE } from './constants.ts'

/** On the root element while large text is on; the stylesheet asks for it. */
export const ELDER_ATTRIBUTE = 'data-elder'

/**
 * Runs in the head of every document, before anything is drawn: the page is the same for all visitors, so the cookie is
 * read in the browser. The policy admits it by its hash.
 */
export const ELDER_SCRIPT = `/(^|; )${ELDER_COOKIE}=1/.test(document.cookie)&&document.documentElement.setAttribute('${ELDER_ATTRIBUTE}','')`
