declare module 'virtual:client-build' {
  const clientBuild: {
    build: { id: string; timestamp: number }
    assets: { styles: string[]; scripts: string[] }
  }
  export default clientBuild
}
