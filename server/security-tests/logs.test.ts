import { expect, test } from 'vitest'
import { jsonLog } from '../http/log.ts'
import { openWorld } from './world-testing.ts'

test('the log contains no code, token, contact or name, even if a call fails', async () => {
  const world = await openWorld()
  const { browser } = world.members.subscriber
  await browser.send('PUT', '/auth/me', { first_name: 'Unmistakable' })
  await browser.send('GET', '/epaper/search?query=embarrassing&publisher_short_code=PV')
  await browser.send('GET', '/auth/me', undefined, { authorization: 'Bearer wrong.secret.token' })
  world.services.assets.answers = () => Promise.reject(new Error('a bug'))
  await browser.send('GET', '/readyz', undefined, { cookie: 'sAccessToken=also-secret' })

  // Request ids are removed, because they may contain the digits of a code by chance.
  const log = JSON.stringify(world.logged, (key, value) => (key === 'request_id' ? '' : value))
  const codes = world.inbox.messages().flatMap(({ text }) => text.match(/\b\d{6}\b/g) ?? [])

  const secrets = [
    ...['Unmistakable', 'embarrassing', 'wrong.secret', 'also-secret', '@example.com'],
    ...[...codes, ...browser.cookies.values()],
  ]
  expect(codes.length).toBeGreaterThan(0)
  expect(log).toContain('a bug')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

test('a logged value cannot start a new line', () => {
  const lines: string[] = []
  const log = jsonLog('info', (line) => lines.push(line))
  log('error', 'x\n{"level":"info"}', { error: 'a\r\nb\u2028c', route: '/\u001b[31m' })
  expect(lines).toHaveLength(1)
  for (const sign of ['\r', '\n', '\u001b']) expect(lines[0]).not.toContain(sign)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', error: 'a\r\nb\u2028c' })
})
