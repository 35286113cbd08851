/**
 * Gives what the database holds its type in the contract. The loader has checked everything against its schema before writing
 * it, so nothing is checked again on each call.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows which document it asked for
export function stored<Shape>(value: unknown): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked when it was loaded, see `content/compile.ts`
  return value as Shape
}
