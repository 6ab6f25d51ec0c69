import type { Subscription } from '#contract/subscriptions.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useT } from '../i18n/use-t.ts'
import { lastDay } from './last-day.ts'
import { useDay } from './use-day.ts'

interface CancelledDialogProps {
  held: Subscription
  isKeeping: boolean
  onKeep: () => void
  onClose: () => void
}

export function CancelledDialog({ held, isKeeping, onKeep, onClose }: CancelledDialogProps) {
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
          date: day(lastDay(held)),
        })}
      </p>
    </Dialog>
  )
}
