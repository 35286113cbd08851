declare module 'virtual:site/texts/*' {
  export const texts: never
}
