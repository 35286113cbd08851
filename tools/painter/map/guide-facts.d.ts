declare module '*/guides.yaml' {
  import type { GuideFacts } from './guide-plan.ts'
  const facts: { guides: GuideFacts[] }
  export default facts
}
