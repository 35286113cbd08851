/** A browser window for tests, independent of the protocol: one window of a new visitor. */
export interface Tab {
  /** Loads a document. */
  open: (url: string) => Promise<void>
  /**
   * Runs a function in the page. It sees only its arguments. Arguments and result must be JSON
   * values.
   */
  evaluate: Evaluate
  back: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Clicks at a place in the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /**
   * Presses the mouse button at a place in the window, moves the mouse straight down, or up if `by`
   * is negative, and releases the button.
   */
  dragAt: (x: number, y: number, by: number) => Promise<void>
  /** Presses keys one after the other, in the focused element. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  screenshot: () => Promise<Buffer>
  /**
   * Errors since the tab was opened, of which visits must cause none: script errors, and console
   * errors and warnings.
   */
  errors: string[]
  close: () => Promise<void>
}

/** A running browser. Each tab is a separate visitor, without cookies or stored pages. */
export interface Engine {
  newTab: () => Promise<Tab>
  stop: () => Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown'

export type Evaluate = <Input extends unknown[], Output>(
  read: (...input: Input) => Output | Promise<Output>,
  ...input: Input
) => Promise<Output>
