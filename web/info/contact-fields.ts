import { ContactMessage } from '#contract/contact.ts'
import type { Translate } from '../i18n/use-t.ts'

export const FIELDS = ['name', 'contact', 'subject', 'message'] as const
export type Field = (typeof FIELDS)[number]
export type Fields = Record<Field, string>

/** The fields that must be put right, from the top. */
export function wrongFields(fields: Fields): Field[] {
  const { error } = ContactMessage.safeParse(fields)
  const wrong = new Set(error?.issues.map(({ path }) => path[0]))
  return FIELDS.filter((field) => wrong.has(field))
}

export function fieldProblem(field: Field, t: Translate): string {
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
