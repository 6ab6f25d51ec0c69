import type { VerificationMethod } from '#contract/auth.ts'
import { CallError } from '#contract/call-error.ts'
import {
  COUNTRY_CODE,
  EmailAddress,
  MOBILE_LENGTH,
  MobileNumber,
} from '#contract/contact-details.ts'
import { ContactInput } from '../contact-input/ContactInput.tsx'
import { serverWords } from '../i18n/server-words.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ProfileField, useEditing } from './ProfileField.tsx'
import { type NewContact, useChangeContact } from './use-change-contact.ts'

interface ContactFieldProps {
  method: VerificationMethod
  /** A mobile number with its country code. */
  contact: string | undefined
}

/** Shows the reader's e-mail address or mobile number, and changes it by a one-time password. */
export function ContactField({ method, contact = '' }: ContactFieldProps) {
  const t = useT()
  const isMobile = method === 'mobile'
  const current = isMobile ? contact.slice(-MOBILE_LENGTH) : contact
  const editing = useEditing(current)
  const change = useChangeContact((error) => editing.setProblem(changeProblem(method, error, t)))

  function save() {
    const checked = isMobile ? checkMobile(editing.typed, t) : checkEmail(editing.typed, t)
    if ('problem' in checked) return editing.setProblem(checked.problem)
    if (checked.typed === current) return editing.close()
    return change.start(checked.contact)
  }

  const shown = isMobile ? `${COUNTRY_CODE} ${current}` : current
  return (
    <>
      <ProfileField
        label={isMobile ? t('Mobile') : t('Email')}
        value={contact ? shown : t('Not provided')}
        isEmpty={!contact}
        isEditing={editing.isOpen}
        isSaving={change.isPending}
        onEdit={editing.open}
        onCancel={editing.close}
        onSave={save}
      >
        <ContactInput
          method={method}
          value={editing.typed}
          hint={
            isMobile
              ? t('We send an OTP to the new number.')
              : t('We send an OTP to the new address.')
          }
          error={editing.problem}
          onChange={editing.type}
        />
      </ProfileField>
      {change.isUnconfirmed && (
        <ConfirmDialog
          method={method}
          reason={t('For your safety, we first make sure that it is you who changes your contact.')}
          confirmation={change.confirmation}
          onClose={change.stopConfirming}
        />
      )}
    </>
  )
}

type CheckedContact = { problem: string } | { typed: string; contact: NewContact }

function checkEmail(typed: string, t: Translate): CheckedContact {
  const { data: email } = EmailAddress.safeParse(typed)
  if (!email) return { problem: t('Please enter a valid email address') }
  return { typed: email, contact: { verificationMethod: 'email', email } }
}

function checkMobile(typed: string, t: Translate): CheckedContact {
  if (!typed) return { problem: t('Please enter a valid phone number') }
  if (!MobileNumber.safeParse(typed).success) {
    return { problem: t('Please enter a valid 10-digit phone number') }
  }
  return {
    typed,
    contact: { verificationMethod: 'mobile', phoneNumber: COUNTRY_CODE + typed },
  }
}

/** Why no code was sent to the new contact. */
function changeProblem(method: VerificationMethod, error: Error, t: Translate): string {
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'contact-taken') {
    return method === 'mobile'
      ? t('This mobile number belongs to another account.')
      : t('This email address belongs to another account.')
  }
  if (code === 'too-many-requests') return serverWords(error.message, t)
  return method === 'mobile'
    ? t('Failed to update phone number. Please try again.')
    : t('Failed to update email. Please try again.')
}
