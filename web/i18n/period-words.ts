import type { Plan } from '#contract/plans.ts'
import type { Translate } from './use-t.ts'

type Period = Pick<Plan, 'duration_unit' | 'duration_length'>

/** Month, Year, 2 Year. */
export function periodWords({ duration_unit, duration_length }: Period, t: Translate): string {
  const n = duration_length
  switch (duration_unit) {
    case 'day':
      return n === 1 ? t('Day') : t('{n} Day', { n })
    case 'month':
      return n === 1 ? t('Month') : t('{n} Month', { n })
    case 'year':
      return n === 1 ? t('Year') : t('{n} Year', { n })
  }
}
