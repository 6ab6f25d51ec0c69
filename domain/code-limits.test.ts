import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { WRONG_CODES_PER_ACCOUNT } from './code-limits.ts'
import { admit, type Limit } from './rate-limit.ts'

/** Six digits. */
const CODES = 1_000_000
const MOST_PER_YEAR = 0.005
const LEAP_YEAR_MS = 366 * DAY_MS
/** Of the servers. Where clocks differ by more than five minutes, a server ignores what another one counted. */
const CLOCKS = [0, 2 * MINUTE_MS, 5 * MINUTE_MS]

/** Guesses that an attacker gets in a year who never waits longer than needed, on whichever server lets them first. */
function guessesInYear(limits: readonly Limit[]): number {
  let hits: number[] = []
  let guesses = 0
  let time = 0
  while (time <= LEAP_YEAR_MS) {
    const earliest: number[] = []
    for (const ahead of CLOCKS) {
      const admission = admit(hits, limits, time + ahead)
      if (admission.kind === 'admitted') {
        hits = admission.hits
        guesses++
        earliest.push(time)
      } else {
        earliest.push(admission.retryAt - ahead)
      }
    }
    time = Math.max(time, Math.min(...earliest))
  }
  return guesses
}

test('a year of guessing at an account succeeds with less than 0.5 %, even where clocks differ', () => {
  const { stranger, 'known-network': network } = WRONG_CODES_PER_ACCOUNT
  const guesses = guessesInYear(stranger) + guessesInYear(network)

  expect(guesses).toBe(13 * 367)
  expect(guesses / CODES).toBeLessThan(MOST_PER_YEAR)
})
