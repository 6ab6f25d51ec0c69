import { COUNTRY_CODE, MOBILE_LENGTH, MobileNumber } from '#contract/contact-details.ts'
import { mobileAsTyped } from '#domain/mobile-as-typed.ts'
import { TextField } from '#ui/TextField.tsx'
import { useT } from '../i18n/use-t.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { contactProblem } from './contact-problem.ts'
import { ProfileField, useEditing } from './ProfileField.tsx'
import { useChangeContact } from './use-change-contact.ts'

interface PhoneFieldProps {
  /** With its country code. */
  phone: string | undefined
}

export function PhoneField({ phone = '' }: PhoneFieldProps) {
  const t = useT()
  const mobile = phone.slice(-MOBILE_LENGTH)
  const editing = useEditing(mobile)
  const change = useChangeContact((error) => editing.setProblem(contactProblem('mobile', error, t)))

  function save() {
    const { typed } = editing
    if (!typed) return editing.setProblem(t('Please enter a valid phone number'))
    if (!MobileNumber.safeParse(typed).success) {
      return editing.setProblem(t('Please enter a valid 10-digit phone number'))
    }
    if (typed === mobile) return editing.close()
    const phoneNumber = COUNTRY_CODE + typed
    return change.start({ verificationMethod: 'mobile', phoneNumber })
  }

  return (
    <>
      <ProfileField
        label={t('Mobile')}
        value={phone ? `${COUNTRY_CODE} ${mobile}` : t('Not provided')}
        isEmpty={!phone}
        isEditing={editing.isOpen}
        isSaving={change.isPending}
        onEdit={editing.open}
        onCancel={editing.close}
        onSave={save}
      >
        <TextField
          label={t('Mobile')}
          type="tel"
          autoComplete="tel-national"
          maxLength={MOBILE_LENGTH}
          prefix={COUNTRY_CODE}
          value={editing.typed}
          hint={t('We send an OTP to the new number.')}
          error={editing.problem}
          onChange={(text) => editing.type(mobileAsTyped(text))}
        />
      </ProfileField>
      {change.isUnconfirmed && (
        <ConfirmDialog
          method="mobile"
          reason={t('For your safety, we first make sure that it is you who changes your contact.')}
          confirmation={change.confirmation}
          onClose={change.stopConfirming}
        />
      )}
    </>
  )
}
