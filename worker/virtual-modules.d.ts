declare module 'virtual:client-build' {
  const clientBuild: {
    build: { id: string; timestamp: number }
    elderScriptHash: string
    assets: { styles: string[]; scripts: string[] }
  }
  export default clientBuild
}

declare module '*.css?inline' {
  const styles: string
  export default styles
}
