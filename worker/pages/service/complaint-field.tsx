import type { ReactNode } from 'react'
import type { ComplaintField } from './read-complaint.ts'

/** What a control of the form carries, so that it is named, described and marked by what stands around it. */
interface ControlProps {
  id: string
  name: ComplaintField
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  name: ComplaintField
  label: string
  hint?: ReactNode
  /** What is wrong with it. */
  fault: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** The id of a field's control, for links that lead to it. */
export function controlId(name: ComplaintField): string {
  return `complaint-${name}`
}

/** A field of the form: label, hint, control, and what is wrong with it. */
export function Field({ name, label, hint, fault, children }: FieldProps): ReactNode {
  const id = controlId(name)
  return (
    <div className={fieldClass('field', fault)}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {children({
        id,
        name,
        'aria-describedby': describedBy(id, hint, fault),
        'aria-invalid': fault === undefined ? undefined : true,
      })}
      <FieldFault id={id} fault={fault} />
    </div>
  )
}

interface ChoicesProps extends Omit<FieldProps, 'children'> {
  choices: readonly { value: string; label: string }[]
  chosen: string | undefined
}

/** One of a few: radio buttons under a legend. A link to the field leads to the first of them. */
export function Choices({ name, label, hint, fault, choices, chosen }: ChoicesProps): ReactNode {
  const id = controlId(name)
  return (
    <fieldset
      className={fieldClass('field choices', fault)}
      role="radiogroup"
      aria-required="true"
      aria-describedby={describedBy(id, hint, fault)}
      aria-invalid={fault === undefined ? undefined : true}
    >
      <legend className="field-label">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className="choice-list">
        {choices.map((choice, index) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldFault id={id} fault={fault} />
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

function FieldFault({ id, fault }: { id: string; fault: string | undefined }): ReactNode {
  if (fault === undefined) return null
  return (
    <p className="field-fault" id={`${id}-fault`}>
      {fault}
    </p>
  )
}

function fieldClass(base: string, fault: string | undefined): string {
  return fault === undefined ? base : `${base} field-invalid`
}

function describedBy(id: string, hint: ReactNode, fault: string | undefined): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`]
  return ids.filter(Boolean).join(' ') || undefined
}
