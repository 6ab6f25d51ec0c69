import { expect, test } from 'vitest'
import { askForCode } from './code-testing.ts'
import { attackFromElsewhere, ELSEWHERE, EMAIL, openAccount } from './known-device-testing.ts'
import { browserOn, signIn } from './testing.ts'

test.each([
  ['is forged', (cookie: string) => `${'A'.repeat(43)}${cookie.slice(43)}`],
  ['has another MAC', (cookie: string) => `${cookie.slice(0, 44)}${'A'.repeat(43)}`],
  ['is not in our format', () => 'rubbish~~.'],
])('a device cookie that %s does not count as a known device', async (_how, change) => {
  const { server, device } = await openAccount()
  await attackFromElsewhere(server)
  const thief = browserOn(server, ELSEWHERE)
  thief.cookies.set('sKnownDevice', change(device.cookies.get('sKnownDevice') ?? ''))

  expect(await askForCode(thief, EMAIL)).toMatchObject({ status: 'GENERAL_ERROR' })
})

test('a device is known to the reader who signed in on it, and to no other', async () => {
  const { server } = await openAccount()
  await attackFromElsewhere(server)
  const { browser: attacker } = await signIn(
    server,
    'attacker@example.com',
    browserOn(server, ELSEWHERE),
  )
  expect(await askForCode(attacker, EMAIL)).toMatchObject({ status: 'GENERAL_ERROR' })
})

test('a device cookie that an attacker planted is not reused when the reader signs in', async () => {
  const { server } = await openAccount()
  const { browser: attacker } = await signIn(
    server,
    'attacker@example.com',
    browserOn(server, ELSEWHERE),
  )
  const shared = browserOn(server, '192.0.2.1')
  shared.cookies.set('sKnownDevice', attacker.cookies.get('sKnownDevice') ?? '')
  await signIn(server, EMAIL, shared)
  await attackFromElsewhere(server)

  expect(await askForCode(attacker, EMAIL)).toMatchObject({ status: 'GENERAL_ERROR' })
  const away = browserOn(server, '192.0.2.77')
  away.cookies.set('sKnownDevice', shared.cookies.get('sKnownDevice') ?? '')
  expect((await signIn(server, EMAIL, away)).reply).toMatchObject({ status: 'OK' })
})

test('several readers can have the same browser as a known device', async () => {
  const { server, db } = await openAccount()
  const shared = browserOn(server)
  for (const contact of [EMAIL, 'second@example.com', EMAIL, 'second@example.com']) {
    await signIn(server, contact, shared)
  }
  expect(await db.selectFrom('known_device').selectAll().execute()).toHaveLength(3)
})
