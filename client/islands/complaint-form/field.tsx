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
import { DEFAULT_LANGUAGE, type Language, languageIds } from '../../../locales/languages.ts'

export interface FormState extends Pick<Submission, 'values' | 'errors'> {
  /** The language of the page. The typed texts may be in another one. */
  language: Language
  /** The initial values. After that, only the fields themselves have the current values. */
  initial: Submission['values']
  /** The fields that were wrong at the last attempt and are correct now. */
  fixed: ReadonlySet<ComplaintField>
  /** Whether script is running. False on the server and in the first rendering in the browser. */
  isHydrated: boolean
}

export const FormStateContext = createContext<FormState>({
  language: DEFAULT_LANGUAGE,
  values: {},
  errors: {},
  initial: {},
  fixed: new Set(),
  isHydrated: false,
})

export function useFormState(): FormState {
  return useContext(FormStateContext)
}

/** The attributes that connect a form control with its label, hint and note. */
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

export function controlId(name: ComplaintField): string {
  return `complaint-${name}`
}

/** A field: its label, hint, form control and note. */
export function Field({ name, label, hint, children }: FieldProps): ReactNode {
  const id = controlId(name)
  const { className, ...state } = useFieldState(name, hint)
  return (
    <div className={`field${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, name, ...state })}
      <FieldNote name={name} />
    </div>
  )
}

/** Radio buttons with a legend above them. Links to the field focus the first button. */
export function Choices({
  name,
  label,
  choices,
}: Pick<FieldProps, 'name' | 'label'> & {
  choices: readonly { value: string; label: string }[]
}): ReactNode {
  const id = controlId(name)
  const { className, ...state } = useFieldState(name, undefined)
  const { initial } = useFormState()
  return (
    <fieldset
      className={`field choices${className}`}
      role="radiogroup"
      aria-required="true"
      {...state}
    >
      <legend className="field-label">{label}</legend>
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

/** The mistake in a field. After the correction, the line stays, so that the form does not move. */
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
        {fault ?? intl.formatMessage({ id: 'complaintForm.fixed', defaultMessage: '好了' })}
      </ChangingText>
    </p>
  )
}

/** Returns the class and attributes of a field that is or was wrong. */
function useFieldState(name: ComplaintField, hint: ReactNode) {
  const { errors, fixed } = useFormState()
  const isWrong = errors[name] !== undefined
  const id = controlId(name)
  const ids = [hint !== undefined && `${id}-hint`, (isWrong || fixed.has(name)) && `${id}-note`]
  return {
    className: isWrong ? ' field-invalid' : '',
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    // `false` for correct fields too. Without the attribute, Chromium reports an unfinished date as
    // wrong.
    'aria-invalid': isWrong,
  }
}

/** Returns all fields in the order of the form in a language. */
export function fieldsInOrder(language: Language): readonly ComplaintField[] {
  if (firstContact(languageIds[language]) === 'phone') return COMPLAINT_FIELDS
  const order: ComplaintField[] = COMPLAINT_FIELDS.filter((field) => field !== 'email')
  return order.toSpliced(order.indexOf('phone'), 0, 'email')
}

/** Returns the values that the form would post. */
export function postedBy(form: HTMLFormElement): URLSearchParams {
  const posted = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') posted.append(name, value)
  }
  return posted
}

/** Returns the typed values by field, without the captcha. */
export function typedInto(form: HTMLFormElement): Record<string, string> {
  const posted = postedBy(form)
  const fields = COMPLAINT_FIELDS.filter((field) => field !== 'code')
  return Object.fromEntries(fields.map((field) => [field, posted.get(field) ?? '']))
}

/** Puts values into empty fields. Returns whether any field was filled. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  const typed = typedInto(form)
  const missing = Object.entries(values).filter(([name, value]) => value && typed[name] === '')
  for (const [name, value] of missing) setControl(form, name, value)
  return missing.length > 0
}

export function focusField(field: ComplaintField): void {
  const control = document.getElementById(controlId(field))
  control?.closest('.field')?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

export function setControl(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) control.value = value
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
