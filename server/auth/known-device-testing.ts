import { expect } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { askForCode, enterCode, moveOn, wrongCode } from './code-testing.ts'
import { type Browser, browserOn, latestCode, signIn } from './testing.ts'

type Server = Awaited<ReturnType<typeof createTestServer>>

export const EMAIL = 'owner@example.com'
export const PHONE = '+919876543210'
export const ELSEWHERE = '198.51.100.1'

export async function openAccount() {
  const server = await createTestServer()
  const { browser: device, reply } = await signIn(server, EMAIL)
  const readerId: string = reply.user.id
  await server.services.db
    .insertInto('login_method')
    .values({ id: 'phone', reader_id: readerId, kind: 'phone', value: PHONE, time_joined: 0 })
    .execute()
  return { server, device, readerId, db: server.services.db, clock: server.clock }
}

/** Asks for a code and enters this many wrong ones. */
export async function guess(server: Server, browser: Browser, contact: string, times: number) {
  const sent = await askForCode(browser, contact)
  const code = latestCode(server, contact)
  const statuses: string[] = []
  for (let n = 1; n <= times; n++) {
    statuses.push((await enterCode(browser, sent, wrongCode(code, n))).status)
  }
  return { sent, code, statuses }
}

/** Uses up the codes and the guesses that unknown devices have for this contact. */
export async function attackFromElsewhere(server: Server): Promise<void> {
  const attacker = browserOn(server, ELSEWHERE)
  for (;;) {
    const sent = await askForCode(attacker, EMAIL)
    if (sent.status !== 'OK') break
    const code = latestCode(server, EMAIL)
    for (let by = 1; by <= 5; by++) await enterCode(attacker, sent, wrongCode(code, by))
    moveOn(server.clock, 20 * MINUTE_MS)
  }
  const { hits } = await server.services.db
    .selectFrom('rate_limit')
    .select('hits')
    .where('bucket', 'like', 'wrong codes for reader %')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(hits)).toHaveLength(8)
}
