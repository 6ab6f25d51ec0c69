import { expect, test } from 'vitest'
import { getArticleHtml, getArticleInserts } from '#contract/articles.ts'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { API_BASE } from '#contract/route.ts'
import { createTestServer, PRODUCTION } from '../../testing.ts'
import type { CallerKind } from '../world-testing.ts'
import { callOf, outcomesFor } from './outcomes-testing.ts'
import { CALLS_IN_TABLE, expectedFor } from './table-testing.ts'

/** Matches the content and the files of the locked page 2 of today's issue. */
const LOCKED = /Text of p2-|v1 p02\/|v1 a\/p2-|v1 x\/p2-/

test('every call of the contract has a row in the table', () => {
  const withoutRow = EVERY_ROUTE.map(callOf).filter((call) => !CALLS_IN_TABLE.includes(call))
  expect(withoutRow, 'add a row to table-testing.ts beside this file').toEqual([])
})

test.each<CallerKind>(['visitor', 'freemium', 'expired subscriber', 'signed out', 'forged'])(
  'a caller who is %s gets the statuses of the table, and nothing of a locked page',
  async (kind) => {
    const outcomes = await outcomesFor(kind)
    expect(new Map(outcomes.map(({ call, status }) => [call, status]))).toEqual(expectedFor(kind))
    expect(outcomes.filter(({ text }) => LOCKED.test(text))).toEqual([])
  },
)

test.each<CallerKind>(['subscriber', 'other subscriber'])(
  'a caller who is %s gets the statuses of the table, and the pages that are locked for others',
  async (kind) => {
    const outcomes = await outcomesFor(kind)
    expect(new Map(outcomes.map(({ call, status }) => [call, status]))).toEqual(expectedFor(kind))
    const withLocked = outcomes.filter(({ text }) => LOCKED.test(text))
    expect(withLocked.map(({ call }) => call).sort()).toEqual([
      'GET /epaper/search',
      'GET /epaper/story-list',
      'GET /epaper/story-list yesterday',
    ])
  },
)

test('with an ended session every call of a reader that is not a GET is refused', async () => {
  const outcomes = await outcomesFor('signed out')
  const calls = EVERY_ROUTE.filter(({ method, caller }) => method !== 'GET' && caller !== 'anyone')
  expect(calls.length).toBeGreaterThan(15)
  for (const route of calls) {
    const outcome = outcomes.find(({ call }) => call === callOf(route))
    expect([outcome?.call, outcome?.status]).toEqual([callOf(route), 401])
    expect(outcome?.text).toContain('try refresh token')
  }
})

test('only answers that are the same for everyone may be stored in a shared cache', async () => {
  const outcomes = await outcomesFor('subscriber')
  const shared = outcomes.filter(({ cacheControl }) => !/no-store|private/.test(cacheControl))
  expect(shared.map(({ call }) => call).sort()).toEqual([
    'GET /auth/jwt/jwks.json',
    `GET ${getArticleHtml.path} front`,
    `GET ${getArticleInserts.path} front`,
  ])
})

test('the routes of stand-ins do not exist in production', async () => {
  const { app } = await createTestServer(PRODUCTION)
  const standIns = EVERY_ROUTE.filter(({ path }) => path.startsWith('/dev/'))
  expect(standIns.length).toBeGreaterThan(0)
  for (const { method, path } of standIns) {
    expect([path, (await app.request(API_BASE + path, { method })).status]).toEqual([path, 404])
  }
})
