// @module-tag slow: waits for the time limits of the asset store.
import { expect, test } from 'vitest'
import { dataOf } from '../issues/testing.ts'
import { STORE_FAULTS, serverOnFailingStore } from './asset-store-testing.ts'

const FILES = '/epaper/files/PV/20261115/4/v1'
const SEEN = `${FILES}/p01/w800.webp`
const UNSEEN = `${FILES}/p01/w1200.webp`
const AT_ONCE = 100
/** How often the store is tried for one file before its readers get an error. */
const TRIES = 3

test.each(STORE_FAULTS)(
  'when the asset store %s, cached files are served and other requests answer unavailable',
  async (fault) => {
    const { store, get } = await serverOnFailingStore()
    expect((await get(SEEN)).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    store.fault = fault

    expect((await get(SEEN)).status).toBe(200)
    expect((await get(dataOf('20261115'))).status).toBe(200)
    const ready = await get('/readyz')
    expect(ready.status).toBe(503)
    expect((await ready.json()).message).toBe('The asset store does not answer.')

    Object.assign(store, { requests: 0, expectedReaders: AT_ONCE })
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => get(UNSEEN)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(answers[0]?.headers.get('Retry-After')).toBe('5')
    expect(await answers[0]?.json()).toMatchObject({ code: 'unavailable' })
    expect(store.requests).toBeLessThanOrEqual(TRIES)

    store.fault = undefined
    expect((await get(UNSEEN)).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  },
)

test('when the asset store hangs, requests for many files answer unavailable and hold no connection', async () => {
  const { store, get } = await serverOnFailingStore()
  store.fault = 'hangs'
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => get(`${FILES}/public/p${index}.webp`)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  await expect.poll(() => store.open()).toBe(0)
})
