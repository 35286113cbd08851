declare module 'virtual:site/texts/*' {
  export const texts: never
  export const written: never
}
