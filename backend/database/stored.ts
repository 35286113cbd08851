/**
 * What the database holds, as the contract has it: the loader checks every document against its schema before it
 * is written, so that nothing is checked again on each call.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows which document it asked for
export function stored<Shape>(value: unknown): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked when it was loaded, see `content/compile.ts`
  return value as Shape
}
