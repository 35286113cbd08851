declare module 'virtual:client-build' {
  const clientBuild: {
    build: { id: string; timestamp: number }
    inlineSources: { script: string; style: string }
    assets: {
      inlineStyle: string
      inlineStyleAddress: string
      styles: string[]
      guideStyles: string
      scripts: string[]
    }
  }
  export default clientBuild
}

declare module '*.css?inline' {
  const styles: string
  export default styles
}
