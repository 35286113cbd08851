import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { useIntl } from 'react-intl'
import { ChangingText } from '../../ui/date-text.tsx'
import { faultText } from '../../../shared/complaint/texts.ts'
import {
  type ComplaintField,
  type Submission,
  COMPLAINT_FIELDS,
  firstContact,
} from '../../../shared/complaint/form.ts'
import { languageIds } from '../../../locales/languages.ts'

/** What the fields of the form are drawn from. */
export interface FormState extends Pick<Submission, 'values' | 'errors'> {
  /** What the page came with; from then on the browser holds what is typed. */
  initial: Submission['values']
  /** The fields that were wrong when the form was last sent and are right now. */
  fixed: ReadonlySet<ComplaintField>
  /** Whether script is running; false on the server and in the first rendering in the browser. */
  isHydrated: boolean
}

export const FormStateContext = createContext<FormState>({
  values: {},
  errors: {},
  initial: {},
  fixed: new Set(),
  isHydrated: false,
})

export function useFormState(): FormState {
  return useContext(FormStateContext)
}

/** The attributes of a control, with which its label, hint and note name, describe and mark it. */
interface ControlProps {
  id: string
  name: ComplaintField
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

interface FieldProps {
  name: ComplaintField
  label: string
  hint?: ReactNode
  children: (control: ControlProps) => ReactElement
}

/** The id of a field's control, for links that lead to it. */
export function controlId(name: ComplaintField): string {
  return `complaint-${name}`
}

/** A field of the form: label, hint, control, and what is wrong with it. */
export function Field({ name, label, hint, children }: FieldProps): ReactNode {
  const id = controlId(name)
  const { className, ...state } = useFieldState(name, hint)
  return (
    <div className={`field${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {children({ id, name, ...state })}
      <FieldNote name={name} />
    </div>
  )
}

interface ChoicesProps extends Omit<FieldProps, 'children'> {
  choices: readonly { value: string; label: string }[]
}

/** One of a few: radio buttons under a legend. A link to the field leads to the first of them. */
export function Choices({ name, label, hint, choices }: ChoicesProps): ReactNode {
  const id = controlId(name)
  const { className, ...state } = useFieldState(name, hint)
  const { initial } = useFormState()
  return (
    <fieldset
      className={`field choices${className}`}
      role="radiogroup"
      aria-required="true"
      {...state}
    >
      <legend className="field-label">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className="choice-list">
        {choices.map(({ value, label: words }, index) => (
          <label key={value} className="choice">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={value === initial[name]}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldNote name={name} />
    </fieldset>
  )
}

function FieldHint({ id, hint }: { id: string; hint: ReactNode }): ReactNode {
  if (hint === undefined) return null
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
  )
}

/** What is wrong with a field. The line stays once the field is corrected, so that nothing moves under the pointer. */
function FieldNote({ name }: { name: ComplaintField }): ReactNode {
  const intl = useIntl()
  const state = useFormState()
  const fault = faultText(intl, name, state)
  if (fault === undefined && !state.fixed.has(name)) return null
  return (
    <p
      className={fault === undefined ? 'field-fixed' : 'field-fault'}
      id={`${controlId(name)}-note`}
    >
      <ChangingText>
        {fault ??
          intl.formatMessage({
            id: 'complaintForm.fixed',
            defaultMessage: '好了',
            description: 'Below a field that was wrong and has been put right',
          })}
      </ChangingText>
    </p>
  )
}

/** The class and attributes that mark a field that is wrong, or was. */
function useFieldState(name: ComplaintField, hint: ReactNode) {
  const { errors, fixed } = useFormState()
  const isWrong = errors[name] !== undefined
  const id = controlId(name)
  const ids = [hint !== undefined && `${id}-hint`, (isWrong || fixed.has(name)) && `${id}-note`]
  return {
    className: isWrong ? ' field-invalid' : '',
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    // `false` for correct ones too: Chromium takes an unfinished date for a wrong one.
    'aria-invalid': isWrong,
  }
}

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
