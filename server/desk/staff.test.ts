import { expect, test } from 'vitest'
import { describeInvitation, getDeskMe, signInWithApp } from '#contract/desk/sessions.ts'
import {
  changeStaffPost,
  closeStaff,
  inviteStaff,
  listStaff,
  reopenStaff,
  resetStaff,
} from '#contract/desk/staff.ts'
import { browserOn } from '../auth/testing.ts'
import { createTestServer } from '../testing.ts'
import { deskCalls, inviteTestStaff, join, signedInStaff, signInByPasskey } from './testing.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

const VIEWER = { role: 'viewer', scope: 'all' } as const
const RAVI = { email: 'ravi@paper.example', name: 'Ravi' }

const tokenIn = ({ inbox }: TestServer, to: string) =>
  /\/desk\/invitation#([\w-]{43})/.exec(inbox.messages(to)[0]?.text ?? '')?.[1] ?? ''

const admins = (server: TestServer) =>
  server.services.db
    .selectFrom('staff_account')
    .select('id')
    .where('role', '=', 'admin')
    .where('closed_at', 'is', null)
    .execute()

test('an admin invites by e-mail, and the link lets the invited person in', async () => {
  const server = await createTestServer()
  const { ask } = await signedInStaff(server, { role: 'admin' })
  const scope = [{ publisher: 'PV', edition: 4 }] as const
  const body = { ...RAVI, post: { role: 'corrector', scope } }

  const response = await ask(inviteStaff, { body })

  expect(await response.json()).toMatchObject({ isSent: true })
  const joined = await join(server, { token: tokenIn(server, RAVI.email) })
  expect(await joined.response.json()).toMatchObject({ ...RAVI, role: 'corrector', scope })
  const [, member] = await (await ask(listStaff)).json()
  expect(member).toMatchObject({ ...RAVI, state: 'open' })
})

test('an address has one account, and an admin no limited scope', async () => {
  const server = await createTestServer()
  const { ask } = await signedInStaff(server, { role: 'admin' })
  const invite = async (body: object) => (await ask(inviteStaff, { body })).status
  expect(await invite({ ...RAVI, post: VIEWER })).toBe(200)
  expect(await invite({ ...RAVI, email: 'RAVI@paper.example', post: VIEWER })).toBe(409)
  const limited = { role: 'admin', scope: [{ publisher: 'PV', edition: null }] }
  expect(await invite({ ...RAVI, email: 'meera@paper.example', post: limited })).toBe(400)
})

test('closing an account ends its sessions at once; reopening lets its passkey in again', async () => {
  const server = await createTestServer()
  const admin = await signedInStaff(server, { role: 'admin' })
  const ravi = await signedInStaff(server, RAVI)
  expect((await ravi.ask(getDeskMe)).status).toBe(200)

  expect((await admin.ask(closeStaff, { params: { id: ravi.id } })).status).toBe(200)

  expect((await ravi.ask(getDeskMe)).status).toBe(401)
  expect((await signInByPasskey(ravi.browser, ravi.authenticator)).status).toBe(401)
  await admin.ask(reopenStaff, { params: { id: ravi.id } })
  expect((await ravi.ask(getDeskMe)).status).toBe(401)
  expect((await signInByPasskey(ravi.browser, ravi.authenticator)).status).toBe(200)
})

test('the invitation of a closed account does not work', async () => {
  const server = await createTestServer()
  const admin = await signedInStaff(server, { role: 'admin' })
  const { id, token } = await inviteTestStaff(server, RAVI)
  await admin.ask(closeStaff, { params: { id } })
  const response = await deskCalls(browserOn(server))(describeInvitation, { body: { token } })
  expect([response.status, (await response.json()).code]).toEqual([403, 'link-expired'])
})

test('a new role has effect in sessions that are open', async () => {
  const server = await createTestServer()
  const admin = await signedInStaff(server, { role: 'admin' })
  const ravi = await signedInStaff(server, { ...RAVI, role: 'admin' })
  expect((await ravi.ask(listStaff)).status).toBe(200)
  await admin.ask(changeStaffPost, { params: { id: ravi.id }, body: VIEWER })
  expect((await ravi.ask(listStaff)).status).toBe(403)
})

test('a reset ends the sessions and passkeys, and sends a new invitation', async () => {
  const server = await createTestServer()
  const admin = await signedInStaff(server, { role: 'admin' })
  const ravi = await signedInStaff(server, RAVI)

  expect((await admin.ask(resetStaff, { params: { id: ravi.id } })).status).toBe(200)

  expect((await ravi.ask(getDeskMe)).status).toBe(401)
  expect((await signInByPasskey(ravi.browser, ravi.authenticator)).status).toBe(401)
  const joined = await join(server, { token: tokenIn(server, RAVI.email) })
  expect(joined.response.status).toBe(200)
})

test('the last admin cannot be closed or given another role', async () => {
  const server = await createTestServer()
  const { ask, id } = await signedInStaff(server, { role: 'admin' })
  await inviteTestStaff(server, { email: 'invited@paper.example', role: 'admin' })
  const codeOf = async (response: Response) => [response.status, (await response.json()).code]

  expect(await codeOf(await ask(closeStaff, { params: { id } }))).toEqual([409, 'last-admin'])
  const demotion = await ask(changeStaffPost, { params: { id }, body: VIEWER })
  expect(await codeOf(demotion)).toEqual([409, 'last-admin'])

  await signedInStaff(server, { ...RAVI, role: 'admin' })
  expect((await ask(closeStaff, { params: { id } })).status).toBe(200)
})

test.each([
  ['close each other', closeStaff, closeStaff],
  ['give each other another role', changeStaffPost, changeStaffPost],
  ['close and demote each other', closeStaff, changeStaffPost],
])('when two admins %s at the same time, one admin remains', async (_what, first, second) => {
  for (let round = 0; round < 3; round += 1) {
    const server = await createTestServer()
    const asha = await signedInStaff(server, { role: 'admin' })
    const ravi = await signedInStaff(server, { ...RAVI, role: 'admin' })

    const responses = await Promise.all([
      asha.ask(first, { params: { id: ravi.id }, body: VIEWER }),
      ravi.ask(second, { params: { id: asha.id }, body: VIEWER }),
    ])

    expect(await admins(server)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})

test('an unknown account is not found', async () => {
  const server = await createTestServer()
  const { ask } = await signedInStaff(server, { role: 'admin' })
  const params = { id: '7b0c3f0e-5a5e-4b7e-9d52-4b1a3f6a1c11' }
  for (const route of [closeStaff, reopenStaff, resetStaff]) {
    expect((await ask(route, { params })).status).toBe(404)
  }
})

test('a reader who is signed in is nobody at the desk', async () => {
  const server = await createTestServer()
  const browser = browserOn(server)
  await browser.send('POST', '/dev/demo-readers/sign-in', { kind: 'new' })
  expect((await deskCalls(browser)(getDeskMe)).status).toBe(401)
  const body = { email: 'new-1@example.com', code: '123456' }
  expect((await deskCalls(browser)(signInWithApp, { body })).status).toBe(401)
})
