import { addDays } from '#domain/calendar.ts'
import { GRACE_DAYS } from '#domain/renewal.ts'
import { useT } from '../i18n/use-t.ts'
import { Notice } from '../ui/Notice.tsx'
import { lastDay } from './last-day.ts'
import type { HeldStanding } from './PlanCard.tsx'
import { useDay } from './use-day.ts'

interface PlanWordsProps {
  standing: HeldStanding
}

/** What is to be said of it beyond its dates. */
export function PlanWords({ standing }: PlanWordsProps) {
  const t = useT()
  const day = useDay()
  const last = lastDay(standing.held)

  switch (standing.kind) {
    case 'cancelled':
      return <p>{t('Current Active Plan. Cancelled by you.')}</p>
    case 'unpaid':
      return (
        <Notice tone="error">
          {t(
            'Your last payment did not go through. We try again; the paper stays open until {date}.',
            {
              date: day(addDays(last, GRACE_DAYS)),
            },
          )}
        </Notice>
      )
    case 'runs-out':
      return <p>{t('This plan does not renew by itself.')}</p>
    case 'renews':
    case 'ended':
      return null
  }
}
