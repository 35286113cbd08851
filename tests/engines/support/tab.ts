/** The window of a new visitor, in any engine. */
export interface Tab {
  /** Loads a document. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. It sees only its arguments. They and its result must be JSON. */
  evaluate: Evaluate
  back: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Clicks at a position in the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Drags from a position in the window: straight down, or up if `by` is negative. */
  dragAt: (x: number, y: number, by: number) => Promise<void>
  /** Types a text into the focused element, key by key. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** Script errors, console errors and warnings of the tab. Tests expect none. */
  errors: string[]
  close: () => Promise<void>
}

/** A running browser. Each tab is a new visitor, without cookies and stored pages. */
export interface Engine {
  newTab: () => Promise<Tab>
  stop: () => Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown'

export type Evaluate = <Input extends unknown[], Output>(
  read: (...input: Input) => Output | Promise<Output>,
  ...input: Input
) => Promise<Output>
