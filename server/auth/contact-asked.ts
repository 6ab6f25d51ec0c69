import { EmailAddress, PhoneNumber } from '#contract/contact-details.ts'
import type { Contact } from '#store/auth/contact.ts'

type Asked = { kind: 'good'; contact: Contact } | { kind: 'bad'; message: string }

export function emailAsked(typed: string): Asked {
  const { data: value } = EmailAddress.safeParse(typed)
  if (value === undefined) return { kind: 'bad', message: 'Invalid email' }
  return { kind: 'good', contact: { kind: 'email', value } }
}

export function phoneAsked(typed: string): Asked {
  const { data: value } = PhoneNumber.safeParse(typed)
  if (value === undefined) return { kind: 'bad', message: 'Invalid mobile number' }
  return { kind: 'good', contact: { kind: 'phone', value } }
}
