import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { getMetrics } from '#contract/health.ts'
import { moveOn } from '../auth/code-testing.ts'
import { browserOn } from '../auth/testing.ts'
import { createTestServer } from '../testing.ts'

const METRICS_TOKEN = 'a token of the tests with more than 32 characters'

async function open(env = {}) {
  const server = await createTestServer({ METRICS_TOKEN, ...env })
  const send = (peer: string) =>
    browserOn(server, peer).send('GET', '/healthz', undefined, { 'x-forwarded-for': '192.0.2.1' })
  const warnings = () => server.logged.filter(({ event }) => event === 'forwarded address ignored')
  const counted = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const response = await browserOn(server).send('GET', getMetrics.path, undefined, headers)
    return /^broadsheet_untrusted_forwarding_total (\d+)$/m.exec(await response.text())?.[1]
  }
  return { ...server, send, warnings, counted }
}

test('X-Forwarded-For from a peer that is not a trusted proxy is counted and logged once an hour', async () => {
  const { send, warnings, counted, clock } = await open({ TRUSTED_PROXIES: '10.0.0.0/8' })
  for (const _ of [1, 2, 3]) await send('198.51.100.9')

  expect(warnings()).toEqual([
    {
      level: 'warn',
      event: 'forwarded address ignored',
      fields: { peer: '198.51.100.0/24' },
    },
  ])
  expect(await counted()).toBe('3')
  moveOn(clock, HOUR_MS)
  await send('198.51.100.9')
  expect(warnings()).toHaveLength(2)
})

test('a trusted proxy and a request without the header are not reported', async () => {
  const { send, warnings, counted, app } = await open({ TRUSTED_PROXIES: '10.0.0.0/8' })
  await send('10.1.2.3')
  await app.request('/api/healthz')

  expect(warnings()).toEqual([])
  expect(await counted()).toBe('0')
})

test('requests from many networks write at most a hundred log lines an hour', async () => {
  const { send, warnings, counted } = await open()
  for (let n = 0; n < 130; n++) await send(`198.51.${n}.1`)

  expect(warnings()).toHaveLength(100)
  expect(await counted()).toBe('130')
})
