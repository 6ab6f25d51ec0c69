import { expect, test } from 'vitest'
import { inviteTestStaff, join, signedInStaff } from '#server/desk/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { operatorAt } from '../testing.ts'

const EMAIL = 'ravi@paper.example'

async function atDesk() {
  const server = await createTestServer()
  return { server, ...operatorAt({ db: server.services.db, user: 'ravi', now: server.clock.now }) }
}

const tokenIn = (out: string) =>
  /http:\/\/localhost:3000\/desk\/invitation#([\w-]{43})/.exec(out)?.[1] ?? ''

test('staff invite prints a link that lets the person in with the role', async () => {
  const { server, type } = await atDesk()
  const out = await type('staff', 'invite', EMAIL, '--role', 'editor', '--title', 'pv')

  const { response } = await join(server, { token: tokenIn(out) })

  expect(await response.json()).toMatchObject({
    email: EMAIL,
    name: 'ravi',
    role: 'editor',
    scope: [{ publisher: 'PV', edition: null }],
  })
  expect(await type('staff', 'list')).toMatch(
    /^ravi@paper\.example {2}ravi {2}editor for PV {2}open {2}last seen: 2026-/,
  )
})

test.each([
  [['--role', 'boss'], '--role must be one of admin, editor,'],
  [['--role', 'editor', '--title', 'xy'], '--title must be pv or dh'],
  [['--role', 'editor', '--edition', '4'], '--edition needs exactly one --title'],
  [['--role', 'editor', '--title', 'pv', '--edition', 'x'], '--edition must be the number'],
  [['--role', 'admin', '--title', 'pv'], 'An admin is for all titles'],
])('staff invite with %j is wrong usage', async (options, message) => {
  const { run } = await atDesk()
  const { code, notes } = await run('staff', 'invite', EMAIL, ...options)
  expect(code).toBe(2)
  expect(notes).toContain(message)
})

test('staff role, close and reopen change the account, but not the last admin', async () => {
  const { server, run, type } = await atDesk()
  await signedInStaff(server, { email: 'asha@paper.example', role: 'admin' })
  await inviteTestStaff(server, { email: EMAIL })
  const stateOf = async () => JSON.parse(await type('staff', 'list', '--json'))

  await type('staff', 'role', EMAIL, '--role', 'viewer', '--title', 'dh', '--edition', '2')
  await type('staff', 'close', EMAIL)
  expect(await stateOf()).toMatchObject([
    { role: 'admin', state: 'open' },
    { role: 'viewer', scope: [{ publisher: 'DH', edition: 2 }], state: 'closed' },
  ])
  await type('staff', 'reopen', EMAIL)
  expect(await stateOf()).toMatchObject([{ state: 'open' }, { state: 'invited' }])

  for (const typed of [['close'], ['role', '--role', 'viewer']]) {
    const [verb = '', ...options] = typed
    const refused = await run('staff', verb, 'asha@paper.example', ...options)
    expect(refused.code).toBe(1)
    expect(refused.notes).toContain('is the last admin who can sign in')
  }
})

test('staff reset lets someone in who lost the passkey', async () => {
  const { server, type } = await atDesk()
  await signedInStaff(server, { email: EMAIL, role: 'admin' })
  const out = await type('staff', 'reset', EMAIL)
  expect((await join(server, { token: tokenIn(out) })).response.status).toBe(200)
})

test('audit list says what commands changed, and audit verify that nothing was altered', async () => {
  const { server, run, type } = await atDesk()
  await type('staff', 'invite', EMAIL, '--role', 'editor', '--name', 'Ravi K')
  await type('staff', 'close', EMAIL)

  expect((await type('audit', 'list')).split('\n')).toEqual([
    expect.stringMatching(
      /^2 {2}2026-\S+ {2}ravi from test-machine: closed the account of Ravi K$/,
    ),
    expect.stringMatching(/^1 .+: invited Ravi K as editor for all titles$/),
  ])
  const verified = await type('audit', 'verify')
  expect(verified).toMatch(/^The audit log is intact: 2 entries, head [0-9a-f]{64}$/)
  const head = verified.slice(-64)
  expect(await type('audit', 'verify', '--head', head)).toBe(verified)

  await server.services.db.updateTable('audit_change').set({ at: 0 }).where('seq', '=', 2).execute()
  expect(await run('audit', 'verify')).toMatchObject({
    code: 1,
    out: 'The audit log is broken at entry 2: its content was changed.',
  })
})
