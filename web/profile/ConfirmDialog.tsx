import type { VerificationMethod } from '#contract/auth.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import { OtpEntry, ResendButton, SentTo } from '../one-time-password/OtpEntry.tsx'
import { otpMessage } from '../one-time-password/otp-problem.ts'
import styles from './confirm-dialog.module.css'
import type { ConfirmationAttempt, useConfirmation } from './use-confirmation.ts'

interface ConfirmDialogProps {
  /** The preferred kind of contact for the code. */
  method: VerificationMethod
  /** Tells the reader why a code is needed. */
  reason: string
  confirmation: ReturnType<typeof useConfirmation>
  onClose: () => void
}

/** Asks for a code sent to a current contact, before an action that a stolen session must not do. */
export function ConfirmDialog({ method, reason, confirmation, onClose }: ConfirmDialogProps) {
  const t = useT()
  const { attempt, problem, isBusy } = confirmation
  return (
    <Dialog title={t('Confirm that it is you')} closeLabel={t('Close')} onClose={onClose}>
      <div className={styles.words}>
        <p>{reason}</p>
        {attempt && (
          <OtpEntry
            sentTo={<SentToPresentContact attempt={attempt} />}
            digits={confirmation.digits}
            problem={problem}
            isVerifying={isBusy}
            resend={
              <ResendButton
                secondsLeft={confirmation.secondsLeft}
                onPress={() => void confirmation.resend()}
              />
            }
            onChange={confirmation.enter}
            onSubmit={() => void confirmation.submit()}
          />
        )}
        {!attempt && problem && (
          <Notice
            tone="error"
            action={
              <Button isLoading={isBusy} onPress={() => void confirmation.send(method)}>
                {t('Resend OTP')}
              </Button>
            }
          >
            {otpMessage(problem, t)}
          </Notice>
        )}
        {!attempt && !problem && (
          <div role="status">
            <p>{t('Sending the OTP...')}</p>
            <Skeleton height="3.5rem" />
          </div>
        )}
        <LostContact />
      </div>
    </Dialog>
  )
}

function SentToPresentContact({ attempt }: { attempt: ConfirmationAttempt }) {
  const t = useT()
  const text =
    attempt.verificationMethod === 'mobile'
      ? t('The OTP was sent by SMS to {contact}.')
      : t('The OTP was sent by email to {contact}.')
  return <SentTo text={text} contact={attempt.sentTo} />
}

function LostContact() {
  const t = useT()
  const { supportEmail } = runtimeConfig()
  const email = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return (
    <p className={styles.lost}>
      <TextWithParts
        text={t(
          'Can you no longer receive it there? Log out and log in another way, or write to us at {email}.',
        )}
        parts={{ email }}
      />
    </p>
  )
}
