import { isKey } from '../../shared/key-press.ts'
import type { Suggestions } from '../../shared/payload.ts'

/** Minimum interval between requests. */
const INTERVAL_MS = 150
const LIST_ID = 'suggestions'

/**
 * Makes a search field a combobox with suggestions (ARIA Authoring Practices, “Editable Combobox
 * With List Autocomplete”). Without a chosen suggestion, Enter submits the form as usual.
 */
export function suggestIn(input: HTMLInputElement): void {
  const { form } = input
  if (form === null || input.getAttribute('role') === 'combobox') return
  const list = document.createElement('div')
  const status = document.createElement('output')
  let timer: ReturnType<typeof setTimeout>
  let request = new AbortController()
  let answered = ''
  /** The index of the suggestion that Enter opens; -1 for none. */
  let at = -1

  status.className = 'visually-hidden'
  form.append(list, status)
  prepare(input, list)
  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) askSoon()
  })
  input.addEventListener('compositionend', askSoon)
  input.addEventListener('keydown', onKey)
  input.addEventListener('blur', close)
  // Without this, a press would take the focus from the field. That would close the list before the
  // click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('mousedown', (event) => event.preventDefault())
  form.addEventListener('submit', close)

  function askSoon(): void {
    clearTimeout(timer)
    // Aborts the request in flight, because its response is out of date.
    request.abort()
    const typed = input.value.trim()
    if (typed === '') close()
    else if (typed !== answered || list.hidden) timer = setTimeout(ask, INTERVAL_MS, typed)
  }

  async function ask(typed: string): Promise<void> {
    const { signal } = (request = new AbortController())
    try {
      const query = new URLSearchParams({ q: typed })
      const response = await fetch(`${form?.action}/suggest.json?${query}`, { signal })
      const answer: Suggestions = await response.json()
      if (signal.aborted) return
      answered = typed
      show(answer)
    } catch {
      if (!signal.aborted) close()
    }
  }

  function show({ suggestions, label, count }: Suggestions): void {
    status.textContent = count
    if (suggestions.length === 0 || document.activeElement !== input) return close()
    list.ariaLabel = label
    list.replaceChildren(...suggestions.map(optionOf))
    list.hidden = false
    input.ariaExpanded = 'true'
    choose(-1)
  }

  function close(): void {
    clearTimeout(timer)
    request.abort()
    list.hidden = true
    input.ariaExpanded = 'false'
    choose(-1)
  }

  function choose(index: number): void {
    at = index
    for (const [each, option] of [...list.children].entries())
      option.ariaSelected = String(each === index)
    const chosen = list.children[index]
    chosen?.scrollIntoView({ block: 'nearest' })
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function onKey(event: KeyboardEvent): void {
    const count = list.children.length
    if (list.hidden) return
    if (isKey(event, 'Escape')) close()
    else if (isKey(event, 'ArrowDown')) choose(at + 1 < count ? at + 1 : -1)
    else if (isKey(event, 'ArrowUp')) choose(at === -1 ? count - 1 : at - 1)
    else if (isKey(event, 'Enter') && at !== -1) {
      const option = list.children[at]
      if (option instanceof HTMLElement) option.click()
    } else return
    event.preventDefault()
  }
}

function prepare(input: Element, list: HTMLElement): void {
  Object.assign(list, { className: LIST_ID, hidden: true })
  setAttributes(list, { id: LIST_ID, role: 'listbox' })
  setAttributes(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-expanded': 'false',
  })
}

function optionOf(
  { title, href, tag, about = '' }: Suggestions['suggestions'][number],
  index: number,
): HTMLElement {
  const option = document.createElement('a')
  const name = document.createElement('span')
  const kind = document.createElement('small')
  Object.assign(name, { lang: tag, textContent: title })
  Object.assign(option, { id: `${LIST_ID}-${index}`, href, tabIndex: -1 })
  setAttributes(option, { role: 'option' })
  kind.textContent = about
  option.append(name, ' ', kind)
  return option
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
