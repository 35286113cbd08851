type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the fields of an island hold, and which one has the focus, whatever becomes of their elements. */
export class HeldFields {
  readonly #root: Element
  #fields: readonly Control[]
  #focused = document.activeElement

  constructor(root: Element) {
    this.#root = root
    this.#fields = fieldsOf(root)
    root.addEventListener('focusin', ({ target }) => {
      this.#focused = target instanceof Element ? target : null
    })
  }

  /** Holds on to the fields that stand there now. They keep what they hold when they are removed. */
  hold(): void {
    this.#fields = fieldsOf(this.#root)
  }

  /**
   * Fills the fields that stand there now with what those before them held, as if the visitor had; gives back the focus that was
   * lost with one of those. Returns whether anything had to be filled in.
   */
  refill(): boolean {
    const fields = byName(fieldsOf(this.#root))
    let isChanged = false
    for (const [name, before] of byName(this.#fields)) {
      const field = fields.get(name)
      if (field === undefined || field === before) continue
      if (copy(before, field)) isChanged = true
      if (before === this.#focused && document.activeElement === document.body) focus(field, before)
    }
    return isChanged
  }
}

function fieldsOf(root: Element): Control[] {
  return [...root.querySelectorAll<Control>('input, textarea, select')]
}

/**
 * Fields by what they are and in which order they stand. A field with `data-for` belongs to a question of its own (a captcha) and
 * is never taken for that of another one. Names that React has made are left out: they change when it draws anew.
 */
function byName(fields: readonly Control[]): Map<string, Control> {
  const counts = new Map<string, number>()
  return new Map(
    fields.map((field) => {
      const own = field.name.startsWith('_') ? '' : field.name
      const choice = isChoice(field) ? field.value : ''
      const name = [field.type, own, choice, field.dataset['for']].join('|')
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      return [`${name}|${count}`, field]
    }),
  )
}

function isChoice(field: Control): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

function copy(before: Control, field: Control): boolean {
  if (isChoice(before) && isChoice(field)) {
    const isOther = before.checked !== field.checked && (before.checked || field.type !== 'radio')
    if (isOther) field.click()
    return isOther
  }
  if (before.value === field.value) return false
  setValue(field, before.value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return field.type !== 'hidden'
}

/** As typing does: React puts a setter of its own before the browser's, and overlooks what comes through it. */
function setValue(field: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field)
  Reflect.set(Object(prototype), 'value', value, field)
}

function focus(field: Control, before: Control): void {
  field.focus({ preventScroll: true })
  if (field instanceof HTMLSelectElement || before instanceof HTMLSelectElement) return
  try {
    field.setSelectionRange(before.selectionStart, before.selectionEnd)
  } catch {
    // A date or an e-mail address has no selection.
  }
}
