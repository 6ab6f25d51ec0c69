import { expect, test } from 'vitest'
import { CallError } from '#contract/call-error.ts'
import * as rules from './query-client.ts'
import { createQueryClient } from './query-client.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const unavailable = new CallError({ code: 'unavailable', message: '' })
const refused = new CallError({ code: 'login-required', message: '' })

test.each([
  ['epaper data', rules.EPAPER_DATA_CACHE, HOUR, 24 * HOUR],
  ['the edition list', rules.EDITIONS_CACHE, HOUR, 24 * HOUR],
  ['preferences', rules.PREFERENCES_CACHE, 30 * MINUTE, HOUR],
])('%s is fresh and kept for as long as specified', (_what, rule, staleTime, gcTime) => {
  expect(rule).toMatchObject({ staleTime, gcTime })
})

test.each([
  ['the discount banner', rules.DISCOUNT_BANNER_CACHE, MINUTE],
  ['the saved list', rules.SAVED_ARTICLES_CACHE, 5 * MINUTE],
  ['plans', rules.PLANS_CACHE, 5 * MINUTE],
])('%s is fresh for as long as specified', (_what, rule, staleTime) => {
  expect(rule).toEqual({ staleTime })
})

test('epaper data is neither retried nor refetched on focus', () => {
  expect(rules.EPAPER_DATA_CACHE).toMatchObject({ retry: false, refetchOnWindowFocus: false })
})

test('preferences are retried once', () => {
  const { retry } = rules.PREFERENCES_CACHE
  expect([0, 1].map((failures) => retry(failures, unavailable))).toEqual([true, false])
})

test('other queries are kept 5 minutes and retried 3 times, but not when refused', () => {
  const { gcTime, retry } = rules.DEFAULT_CACHE
  expect(gcTime).toBe(5 * MINUTE)
  expect([0, 2, 3].map((failures) => retry(failures, unavailable))).toEqual([true, true, false])
  expect(retry(0, refused)).toBe(false)
})

test('the wait between retries doubles, up to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(rules.DEFAULT_CACHE.retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
})

test('the query client follows the defaults', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual(rules.DEFAULT_CACHE)
})
