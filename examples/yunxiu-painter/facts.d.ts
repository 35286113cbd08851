declare module '*/guides.yaml' {
  import type { GuideFacts } from './map/guide-plan.ts'
  const facts: { guides: GuideFacts[] }
  export default facts
}

declare module '*/publicity.yaml' {
  const facts: { items: { picture: string }[] }
  export default facts
}

declare module '*/tickets.yaml' {
  const facts: { items: { picture: string }[] }
  export default facts
}
