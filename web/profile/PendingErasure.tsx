import type { Erasure } from '#contract/reader-data.ts'
import { formatShortDate } from '#domain/format.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { showToast } from '#ui/toast.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useCancelErasure } from './use-erasure.ts'

interface PendingErasureProps {
  pending: NonNullable<Erasure['pending']>
}

export function PendingErasure({ pending }: PendingErasureProps) {
  const t = useT()
  const dayOf = useDayOf()
  const cancel = useCancelErasure()
  const date = dayOf(pending.timeDue)

  function keepAccount() {
    cancel.mutate(undefined, {
      onSuccess: () => showToast('success', t('Your account stays.')),
      onError: () => showToast('error', t('Something went wrong, please try again.')),
    })
  }

  return (
    <Notice
      icon="warning"
      title={t('Your account will be deleted on {date}', { date })}
      action={
        <Button isLoading={cancel.isPending} onPress={keepAccount}>
          {t('Keep my account')}
        </Button>
      }
    >
      {pending.reason === 'reader'
        ? t('Until then you can read as before and change your mind.')
        : t('It had not been used for a long time. Keep it if you want to go on reading.')}
    </Notice>
  )
}

/** The day of a time, in milliseconds, in the language of the controls. */
function useDayOf(): (time: number) => string {
  const { language } = useLanguage()
  return (time) => formatShortDate(dayInIndia(new Date(time)), language)
}
