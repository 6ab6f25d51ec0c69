import { EmailAddress } from '#contract/contact-details.ts'
import { TextField } from '#ui/TextField.tsx'
import { useT } from '../i18n/use-t.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { contactProblem } from './contact-problem.ts'
import { ProfileField, useEditing } from './ProfileField.tsx'
import { useChangeContact } from './use-change-contact.ts'

interface EmailFieldProps {
  email: string | undefined
}

export function EmailField({ email = '' }: EmailFieldProps) {
  const t = useT()
  const editing = useEditing(email)
  const change = useChangeContact((error) => editing.setProblem(contactProblem('email', error, t)))

  function save() {
    const { data } = EmailAddress.safeParse(editing.typed)
    if (!data) return editing.setProblem(t('Please enter a valid email address'))
    if (data === email) return editing.close()
    return change.start({ verificationMethod: 'email', email: data })
  }

  return (
    <>
      <ProfileField
        label={t('Email')}
        value={email || t('Not provided')}
        isEmpty={!email}
        isEditing={editing.isOpen}
        isSaving={change.isPending}
        onEdit={editing.open}
        onCancel={editing.close}
        onSave={save}
      >
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          value={editing.typed}
          hint={t('We send an OTP to the new address.')}
          error={editing.problem}
          onChange={editing.type}
        />
      </ProfileField>
      {change.isUnconfirmed && (
        <ConfirmDialog
          method="email"
          reason={t('For your safety, we first make sure that it is you who changes your contact.')}
          confirmation={change.confirmation}
          onClose={change.stopConfirming}
        />
      )}
    </>
  )
}
