import { controlId } from './field.tsx'
import { languageIds } from '../../../locales/languages.ts'
import {
  COMPLAINT_FIELDS,
  type ComplaintField,
  firstContact,
} from '../../../shared/complaint/form.ts'

/** Whether one asks for the e-mail address before the telephone number. */
export function isEmailFirst(locale: string): boolean {
  return firstContact(locale.startsWith('en') ? languageIds.en : languageIds.zh) === 'email'
}

/** All fields in the order in which the form has them in a language. */
export function fieldsInOrder(locale: string): readonly ComplaintField[] {
  if (!isEmailFirst(locale)) return COMPLAINT_FIELDS
  const order: ComplaintField[] = COMPLAINT_FIELDS.filter((field) => field !== 'email')
  return order.toSpliced(order.indexOf('phone'), 0, 'email')
}

/** What the form would post. */
export function postedBy(form: HTMLFormElement): URLSearchParams {
  const posted = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') posted.append(name, value)
  }
  return posted
}

/** What was typed, by field, except the captcha. */
export function typedInto(form: HTMLFormElement): Record<string, string> {
  const posted = postedBy(form)
  const fields = COMPLAINT_FIELDS.filter((field) => field !== 'code')
  return Object.fromEntries(fields.map((field) => [field, posted.get(field) ?? '']))
}

/** Puts values into the fields that are empty; returns whether there was any such field. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  const typed = typedInto(form)
  const missing = Object.entries(values).filter(([name, value]) => value && typed[name] === '')
  for (const [name, value] of missing) {
    setControl(form, name, value)
  }
  return missing.length > 0
}

/** Empties one field. */
export function emptyField(form: HTMLFormElement, name: string): void {
  setControl(form, name, '')
}

/** Moves the focus to a field, with its label in view. */
export function focusField(field: ComplaintField): void {
  const control = document.getElementById(controlId(field))
  control?.closest('.field')?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

function setControl(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) control.value = value
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
