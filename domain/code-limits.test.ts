import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { WRONG_CODES_PER_ACCOUNT } from './code-limits.ts'
import { admit, type Limit } from './rate-limit.ts'

/** The number of six-digit codes. */
const CODES = 1_000_000
const MAX_CHANCE_PER_YEAR = 0.005
const LEAP_YEAR_MS = 366 * DAY_MS
/** The clock offsets of the servers. A server ignores hits that are more than five minutes in the future. */
const CLOCKS = [0, 2 * MINUTE_MS, 5 * MINUTE_MS]

/** The guesses in a year of an attacker who always uses the first server that allows one. */
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

test('guessing codes of an account for a year succeeds with less than 0.5 %, even with clock skew', () => {
  const { stranger, 'known-network': network } = WRONG_CODES_PER_ACCOUNT
  const guesses = guessesInYear(stranger) + guessesInYear(network)

  expect(guesses).toBe(13 * 367)
  expect(guesses / CODES).toBeLessThan(MAX_CHANCE_PER_YEAR)
})
