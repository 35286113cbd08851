/** What the tests need of a browser, whichever protocol drives it: one window of a visitor who was never here before. */
export interface Tab {
  /** Loads a whole document. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page; it sees only its arguments, and both must survive JSON. */
  evaluate: Evaluate
  back: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Presses the pointer's button at a place of the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Presses the pointer's button at a place of the window, moves it straight down, or up by a negative number, and lets it go. */
  dragAt: (x: number, y: number, by: number) => Promise<void>
  /** Presses keys one after the other, in what has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** What no visit may cause, since the tab was opened: script errors, and errors and warnings on the console. */
  errors: string[]
  close: () => Promise<void>
}

/** A browser that is running; each tab is a visitor of its own, without cookies and kept pages. */
export interface Engine {
  newTab: () => Promise<Tab>
  stop: () => Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown'

export type Evaluate = <Input extends unknown[], Output>(
  read: (...input: Input) => Output | Promise<Output>,
  ...input: Input
) => Promise<Output>
