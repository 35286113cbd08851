interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** What the browser says about the visitor's connection; empty if it says nothing. */
export function connection(): NetworkInformation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not in every browser, so not in the DOM's types
  return (navigator as { connection?: NetworkInformation }).connection ?? {}
}
