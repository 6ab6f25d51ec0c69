import type { VerificationMethod } from '#contract/auth.ts'
import type { Contact } from '#store/auth/contact.ts'

export function verificationMethodOf(kind: Contact['kind']): VerificationMethod {
  return kind === 'phone' ? 'mobile' : 'email'
}
