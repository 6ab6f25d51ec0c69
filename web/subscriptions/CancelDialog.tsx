import { useState } from 'react'
import { type CancelReason, OTHER_REASON } from '#contract/sheets.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './cancel-dialog.module.css'
import { lastDay, useDay } from './plan-days.ts'
import { OtherReason, ReasonChoice } from './ReasonChoice.tsx'
import { useCancelRenewal } from './use-cancel-renewal.ts'

interface CancelDialogProps {
  subscription: Subscription
  onClose: () => void
  onCancelled: () => void
}

/** Asks for the reason of a cancellation. */
export function CancelDialog({ subscription, onClose, onCancelled }: CancelDialogProps) {
  const t = useT()
  const day = useDay()
  const cancel = useCancelRenewal({ subscription, onCancelled, onAlreadyCancelled: onClose })
  const [reason, setReason] = useState<CancelReason>()
  const [message, setMessage] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isOther = reason === OTHER_REASON
  const isComplete = reason !== undefined && (!isOther || message.trim() !== '')

  function confirm() {
    setAsked(true)
    if (isComplete) cancel.mutate({ Reason: reason, Message: isOther ? message : '' })
  }

  return (
    <Dialog
      title={t('Cancel Renewal')}
      closeLabel={t('Close')}
      onClose={cancel.isPending ? ignore : onClose}
      actions={
        <>
          <Button isLoading={cancel.isPending} onPress={confirm}>
            {cancel.isPending ? t('Cancelling...') : t('Confirm Cancellation')}
          </Button>
          <Button variant="secondary" isDisabled={cancel.isPending} onPress={onClose}>
            {t('Keep My Plan')}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          {t('You can read until {date}. After that nothing is charged.', {
            date: day(lastDay(subscription)),
          })}
        </p>
        <ReasonChoice
          chosen={reason}
          error={isAsked && !reason ? t('Select a reason to continue') : undefined}
          isDisabled={cancel.isPending}
          onChoose={setReason}
        />
        {isOther && (
          <OtherReason
            message={message}
            error={isAsked && !isComplete ? t('Enter the reason to continue') : undefined}
            isDisabled={cancel.isPending}
            onChange={setMessage}
          />
        )}
        {cancel.isError && (
          <Notice tone="error">{t('Something went wrong, please try again.')}</Notice>
        )}
      </div>
    </Dialog>
  )
}

/** The dialog cannot be closed while the cancellation runs, which takes seconds. */
function ignore(): void {}

interface CancelledDialogProps {
  subscription: Subscription
  isKeeping: boolean
  onKeep: () => void
  onClose: () => void
}

export function CancelledDialog({
  subscription,
  isKeeping,
  onKeep,
  onClose,
}: CancelledDialogProps) {
  const t = useT()
  const day = useDay()
  return (
    <Dialog
      title={t('Subscription cancelled successfully')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('OK')}</Button>
          <Button variant="secondary" isLoading={isKeeping} onPress={onKeep}>
            {t('Keep My Plan')}
          </Button>
        </>
      }
    >
      <p>
        {t('You have access until {date}. Until then you can change your mind.', {
          date: day(lastDay(subscription)),
        })}
      </p>
    </Dialog>
  )
}
