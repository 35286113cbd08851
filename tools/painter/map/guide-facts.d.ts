declare module '*/guides.yaml' {
  const facts: { guides: import('./guide-plan.ts').GuideFacts[] }
  export default facts
}
