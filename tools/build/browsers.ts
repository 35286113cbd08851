/**
 * The oldest browsers that the styles are for: the first that know `@layer`. `docs/architecture.md`
 * names them, and `tests/edge/old-browsers.test.ts` compares the two.
 */
export const OLDEST_STYLED = { chrome: '99', safari: '15.4' } as const

const { chrome, safari } = OLDEST_STYLED

/** For Vite. */
export const STYLE_TARGETS = [`chrome${chrome}`, `safari${safari}`, `ios${safari}`]
