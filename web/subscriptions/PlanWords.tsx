import { lastGraceDay } from '#domain/renewal.ts'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
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
  const { held } = standing
  const last = lastDay(held)

  switch (standing.kind) {
    case 'cancelled':
      return <p>{t('Current Active Plan. Cancelled by you.')}</p>
    case 'unpaid':
      return (
        <Notice tone="error">
          {held.next_debit_date
            ? t(
                'The payment for your renewal has not gone through yet. We try again on {next}; the paper stays open until {date}.',
                { next: day(held.next_debit_date), date: day(lastGraceDay(last)) },
              )
            : t(
                'The payment for your renewal did not go through, and we do not try again. Pay by {date} to go on reading.',
                { date: day(lastGraceDay(last)) },
              )}
        </Notice>
      )
    case 'unauthorised':
      return (
        <Notice tone="error">
          {t(
            'The automatic payments for this plan were stopped at your bank. It ends on {date}, unless you renew it by then.',
            { date: day(last) },
          )}
        </Notice>
      )
    case 'runs-out':
      return <p>{t('This plan does not renew by itself.')}</p>
    case 'renews':
    case 'replaced':
    case 'ended':
      return null
  }
}
