import type { ReactNode } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { LANGUAGES } from '../../../locales/languages.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { LanguageName } from '../document.tsx'
import type { Form } from '../form.ts'

interface ChoicesProps {
  legend: MessageDescriptor
  name: string
  form: Form
  choices: Readonly<Record<string, MessageDescriptor>>
  isRequired?: boolean
  /** Whether each option has its own row, for long texts. */
  isLong?: boolean
}

export function Choices(props: ChoicesProps): ReactNode {
  const { legend, name, form, choices, isRequired = false, isLong = false } = props
  const intl = useIntl()
  return (
    <fieldset>
      <legend>{intl.formatMessage(legend)}</legend>
      <div className={isLong ? 'choices long' : 'choices'}>
        {Object.entries(choices).map(([value, message]) => (
          <Choice key={value} name={name} value={value} form={form} isRequired={isRequired}>
            {intl.formatMessage(message)}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  form: Form
  isRequired?: boolean
  children: ReactNode
}

export function Choice({ name, value, form, isRequired = false, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={form[name] === value}
        required={isRequired}
      />
      {children}
    </label>
  )
}

interface FieldProps {
  label: MessageDescriptor
  name: string
  form: Form
  type?: 'datetime-local' | 'time'
  isNumber?: boolean
  isRequired?: boolean
}

export function Field(props: FieldProps): ReactNode {
  const { label, name, form, type = 'text', isNumber = false, isRequired = false } = props
  const intl = useIntl()
  return (
    <label>
      {intl.formatMessage(label)}
      <input
        type={type}
        name={name}
        defaultValue={form[name]}
        required={isRequired}
        autoComplete="off"
        // Not `type=number`, because browsers would drop an invalid value.
        inputMode={isNumber ? 'decimal' : undefined}
      />
    </label>
  )
}

interface OwnWordsProps {
  legend: MessageDescriptor
  name: string
  maxLength: number
  form: Form
}

export function OwnWords({ legend, name, maxLength, form }: OwnWordsProps): ReactNode {
  const intl = useIntl()
  return (
    <fieldset>
      <legend>{intl.formatMessage(legend)}</legend>
      {LANGUAGES.map((language) => (
        <label key={language}>
          <LanguageName language={language} />
          <input
            name={`${name}-${language}`}
            {...langAttributes(tagOf(language))}
            maxLength={maxLength}
            defaultValue={form[`${name}-${language}`]}
            autoComplete="off"
          />
        </label>
      ))}
    </fieldset>
  )
}
