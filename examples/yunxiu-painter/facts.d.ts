declare module '*/guides.zh.yaml' {
  import type { GuideFacts } from './map/guide-plan.ts'
  const facts: { guides: GuideFacts[] }
  export default facts
}
