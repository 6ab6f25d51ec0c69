import { CONTACT_LENGTHS } from '#contract/contact.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useT } from '../i18n/use-t.ts'
import { type Field, fieldProblem } from './contact-fields.ts'

interface ContactFieldProps {
  field: Field
  label: string
  value: string
  isWrong: boolean
  autoComplete: string
  onChange: (field: Field, value: string) => void
}

export function ContactField({ field, label, value, isWrong, ...props }: ContactFieldProps) {
  const t = useT()
  const error = isWrong ? fieldProblem(field, t) : undefined
  const maxLength = CONTACT_LENGTHS[field]
  const change = (typed: string) => props.onChange(field, typed)
  return (
    <div data-field={field}>
      {field === 'message' ? (
        <TextArea
          label={label}
          value={value}
          maxLength={maxLength}
          error={error}
          isRequired
          onChange={change}
        />
      ) : (
        <TextField
          label={label}
          value={value}
          maxLength={maxLength}
          autoComplete={props.autoComplete}
          error={error}
          isRequired
          onChange={change}
        />
      )}
    </div>
  )
}
