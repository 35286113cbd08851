declare module 'virtual:site/texts/*' {
  export const tags: never
  export const texts: never
}
