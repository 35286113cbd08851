/** The modules that the bench adds to its workers when it starts them. */
declare module 'pages.json' {
  const pages: { path: string; headers: [string, string][]; body: string }[]
  export default pages
}
declare module 'trees.json' {
  import type { Tree } from '../trees.ts'
  const pages: { path: string; headers: [string, string][]; tree: Tree }[]
  export default pages
}
declare module 'answers.json' {
  const answers: { key: string; body: string }[]
  export default answers
}
/** The types of this module that the bench uses. */
declare module 'cloudflare:workers' {
  export const WorkerEntrypoint: new () => object
}
