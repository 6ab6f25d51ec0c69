import { expect, test } from 'vitest'
import { editionState } from './edition-state.ts'

const at = (time: string) => new Date(`${time}+05:30`)
const dueAt = at('2026-11-15T06:30:00')

test.each([
  ['the day begins', '2026-11-15T06:00:00', 'expected'],
  ['the release time has not come', '2026-11-15T06:29:59', 'expected'],
  ['the release time has come', '2026-11-15T06:30:00', 'late'],
  ['nearly an hour has passed', '2026-11-15T07:29:59', 'late'],
  ['an hour has passed', '2026-11-15T07:30:00', 'missing'],
  ['it is the night before the next issue', '2026-11-16T05:59:59', 'missing'],
] as const)('without an issue, when %s, the edition is %s', (_when, now, state) => {
  expect(editionState(undefined, dueAt, at(now))).toBe(state)
})

test.each([
  ['its own release time has come', '06:30', '06:30', 'out'],
  ['its own release time is later than the usual one', '09:00', '08:59', 'expected'],
] as const)(
  'with an issue, when %s: %s, now %s, the edition is %s',
  (_when, release, now, state) => {
    const releaseAt = at(`2026-11-15T${release}:00`)
    expect(editionState(releaseAt, dueAt, at(`2026-11-15T${now}:00`))).toBe(state)
  },
)
