declare global {
  /** Missing in older browsers and in TypeScript's types. */
  var trustedTypes:
    | { createPolicy: <Rules>(name: string, rules: Rules) => Rules; emptyHTML: string }
    | undefined
}

export const SERVICE_WORKER = '/service-worker.js'

const rules = {
  createHTML: (html: string) => html,
  // Only JSON is allowed, because it cannot run as code.
  createScript: (json: string) => JSON.stringify(JSON.parse(json)),
  createScriptURL: (_address: string) => SERVICE_WORKER,
}

/**
 * Creates the HTML and script addresses that the pages' policy accepts
 * (`require-trusted-types-for`). Use it only for HTML that the worker has rendered.
 */
export const trusted = globalThis.trustedTypes?.createPolicy('shanmen', rules) ?? rules
