import { createHash } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { getMe } from '#contract/auth.ts'
import { refreshSession } from '#contract/auth-sessions.ts'
import { getEntitlement } from '#contract/entitlement.ts'
import { API_BASE } from '#contract/route.ts'
import type { Database } from '#store/database.ts'
import { serverWithQuickLane } from '../http/quick-testing.ts'
import { createTestServer } from '../testing.ts'
import { browserOn, signIn } from './testing.ts'
import { createTokenUse } from './token-use.ts'

/** Sessions that were refreshed once, with the claim `refreshTokenHash1` of their access tokens. */
async function refreshedSessions(count: number) {
  const server = await createTestServer()
  const { db } = server.services
  for (let index = 0; index < count; index += 1) {
    const browser = browserOn(server, `203.0.113.${index}`)
    await signIn(server, `reader-${index}@example.com`, browser)
    await browser.send('POST', refreshSession.path)
  }
  await server.services.rotations.stop()
  const sessions = (await db.selectFrom('session').selectAll().execute()).map((row) => ({
    handle: row.handle,
    refreshTokenHash1: createHash('sha256').update(row.refresh_hash).digest('base64url'),
  }))
  return { ...server, db, sessions }
}

async function usedCount(db: Database): Promise<number> {
  const rows = await db.selectFrom('session').select(['refresh_hash', 'used_hash']).execute()
  return rows.filter(({ refresh_hash, used_hash }) => refresh_hash === used_hash).length
}

/** Counts the statements that write, and fails every statement while `refuses` is set. */
function observed(db: Database) {
  const state = { writes: 0, refuses: false }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (state.refuses) throw new Error('the database refuses')
      if (node.kind === 'UpdateQueryNode') state.writes += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { state, db: db.withPlugin(plugin) }
}

test('a call with the new access token is recorded as use of the refresh token', async () => {
  const server = await createTestServer()
  const { db } = server.services
  const { browser } = await signIn(server, 'reader@example.com')
  await browser.send('POST', refreshSession.path)
  expect(await usedCount(db)).toBe(0)

  await browser.send('GET', getMe.path)

  await expect.poll(() => usedCount(db)).toBe(1)
})

test('a call that the quick lane answers is recorded as well', async () => {
  const server = await serverWithQuickLane()
  const { db } = server.services
  const { browser } = await signIn(server, 'reader@example.com')
  await browser.send('POST', refreshSession.path)
  const headers = { cookie: `sAccessToken=${browser.cookies.get('sAccessToken')}`, rid: 'session' }

  const { by } = await server.ask(API_BASE + getEntitlement.path, { headers })

  expect(by).toBe('the quick lane')
  await expect.poll(() => usedCount(db)).toBe(1)
})

test('several sessions are recorded in one statement, and only by the first of two processes', async () => {
  const { db, sessions, services } = await refreshedSessions(5)
  const { state, db: watched } = observed(db)
  const processes = [1, 2].map(() => createTokenUse({ ...services, db: watched, log: () => {} }))
  for (const { handle, refreshTokenHash1 } of sessions) {
    for (const tokenUse of processes) tokenUse.record(handle, refreshTokenHash1)
  }

  for (const tokenUse of processes) await tokenUse.stop()

  expect(await usedCount(db)).toBe(5)
  expect(state.writes).toBe(1)
})

test('a session that was never refreshed causes no write', async () => {
  const server = await createTestServer()
  const { browser } = await signIn(server, 'reader@example.com')
  const { services } = server
  const [session] = await server.services.db.selectFrom('session').selectAll().execute()
  const { state, db } = observed(server.services.db)
  const tokenUse = createTokenUse({ ...services, db, log: () => {} })
  const hash = createHash('sha256').update(session?.refresh_hash ?? '')
  tokenUse.record(session?.handle ?? '', hash.digest('base64url'))

  await tokenUse.stop()

  expect(state.writes).toBe(0)
  expect((await browser.send('POST', refreshSession.path)).status).toBe(200)
})

test('the access tokens of parent and child are both recorded within one batch', async () => {
  const { db, sessions, services } = await refreshedSessions(1)
  const [child] = sessions
  const tokenUse = createTokenUse({ ...services, db, log: () => {} })
  tokenUse.record(child?.handle ?? '', child?.refreshTokenHash1 ?? '')
  tokenUse.record(child?.handle ?? '', 'of the parent')

  await tokenUse.stop()

  expect(await usedCount(db)).toBe(1)
})

test('uses that cannot be written are logged and written later', async () => {
  const { db, sessions, services } = await refreshedSessions(2)
  const { state, db: watched } = observed(db)
  const events: string[] = []
  const tokenUse = createTokenUse({
    ...services,
    db: watched,
    log: (_level, event) => events.push(event),
  })
  state.refuses = true
  for (const { handle, refreshTokenHash1 } of sessions) tokenUse.record(handle, refreshTokenHash1)
  await tokenUse.flush(sessions[0]?.handle ?? '')
  expect(await usedCount(db)).toBe(0)
  expect(events).toEqual(['token use not recorded'])

  state.refuses = false

  await expect.poll(() => usedCount(db)).toBe(2)
  await tokenUse.stop()
})

test('pending uses are written when the server stops', async () => {
  const server = await createTestServer()
  const { browser } = await signIn(server, 'reader@example.com')
  await browser.send('POST', refreshSession.path)
  await browser.send('GET', getMe.path)

  await server.services.tokenUse.stop()

  expect(await usedCount(server.services.db)).toBe(1)
})
