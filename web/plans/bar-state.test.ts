import { expect, test } from 'vitest'
import { barState } from './PlanBar.tsx'

const known = { isLoading: false, selectedId: undefined, heldId: undefined, isPaymentDue: false }

test.each([
  ['while the plans are fetched', { isLoading: true, selectedId: 'month' }, 'loading'],
  ['with nothing selected', {}, 'nothing-selected'],
  ['a plan for someone without one', { selectedId: 'month' }, 'review'],
  ['another plan than the one held', { selectedId: 'year', heldId: 'month' }, 'change-plan'],
  ['the plan that is held', { selectedId: 'month', heldId: 'month' }, 'current-plan'],
  [
    'the plan that is held and owed',
    { selectedId: 'month', heldId: 'month', isPaymentDue: true },
    'review',
  ],
] as const)('%s', (_what, differing, state) => {
  expect(barState({ ...known, ...differing })).toBe(state)
})
