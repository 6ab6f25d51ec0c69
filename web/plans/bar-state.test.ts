import { expect, test } from 'vitest'
import { barState } from './PlanBar.tsx'

const defaults = {
  isLoading: false,
  selectedId: undefined,
  currentPlanId: undefined,
  isPaymentDue: false,
}

test.each([
  ['while the plans are fetched', { isLoading: true, selectedId: 'month' }, 'loading'],
  ['with nothing selected', {}, 'nothing-selected'],
  ['a plan for someone without one', { selectedId: 'month' }, 'review'],
  [
    'another plan than the current one',
    { selectedId: 'year', currentPlanId: 'month' },
    'change-plan',
  ],
  ['the current plan', { selectedId: 'month', currentPlanId: 'month' }, 'current-plan'],
  [
    'the current plan with an unpaid renewal',
    { selectedId: 'month', currentPlanId: 'month', isPaymentDue: true },
    'review',
  ],
] as const)('%s', (_what, differing, state) => {
  expect(barState({ ...defaults, ...differing })).toBe(state)
})
