import { useState } from 'react'
import { CONTACT_LENGTHS, ContactMessage } from '#contract/contact.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import { useMe } from '../session/use-me.ts'
import { useSessionWithCheck } from '../session/use-session.ts'

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

const FIELDS = ['name', 'contact', 'subject', 'message'] as const
export type Field = (typeof FIELDS)[number]
export type Fields = Record<Field, string>

/** The invalid fields, from the top. */
export function wrongFields(fields: Fields): Field[] {
  const { error } = ContactMessage.safeParse(fields)
  const wrong = new Set(error?.issues.map(({ path }) => path[0]))
  return FIELDS.filter((field) => wrong.has(field))
}

function fieldProblem(field: Field, t: Translate): string {
  switch (field) {
    case 'name':
      return t('Please enter a valid name')
    case 'contact':
      return t('Please enter a valid email address or phone number')
    case 'subject':
    case 'message':
      return t('Please fill out this field')
  }
}

const EMPTY: Fields = { name: '', contact: '', subject: '', message: '' }

/** The values of the fields: what was typed, else the signed-in reader's details. */
export function useContactFields() {
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const fields: Fields = { ...EMPTY, ...useKnown(), ...typed }
  const type = (field: Field, value: string) => setTyped({ ...typed, [field]: value })
  return { fields, type }
}

function useKnown(): Partial<Fields> {
  const isSignedIn = useSessionWithCheck().kind === 'signed-in'
  const { data: me } = useMe(isSignedIn)
  if (!isSignedIn || !me) return {}
  const { emails, phoneNumbers } = me.userData
  return { name: me.metadata.first_name ?? '', contact: emails[0] ?? phoneNumbers[0] ?? '' }
}
