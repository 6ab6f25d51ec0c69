import type { DeskRoute } from '#contract/desk/desk-route.ts'
import type { StaffRole, StaffScope } from '#contract/desk/permissions.ts'
import {
  acceptWithPasskey,
  createPasskeyOptions,
  requestPasskeyOptions,
  signInWithPasskey,
} from '#contract/desk/sessions.ts'
import { inviteStaffMember } from '#store/staff/change-staff.ts'
import { insertDeskSession } from '#store/staff/desk-sessions.ts'
import { type Browser, browserOn } from '../auth/testing.ts'
import type { createTestServer } from '../testing.ts'
import { createAuthenticator } from './authenticator-testing.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

export const TEST_AUTHOR = { actor: 'command:tests', from: { host: 'test-machine' } } as const

interface TestStaff {
  email?: string
  name?: string
  role?: StaffRole
  scope?: StaffScope
}

/** Creates an account with an invitation that was not accepted. */
export async function inviteTestStaff(
  { services }: Pick<TestServer, 'services'>,
  staff: TestStaff = {},
) {
  const { email = 'asha@paper.example', name = 'Asha Rao', role = 'editor', scope = 'all' } = staff
  const act = { db: services.db, author: TEST_AUTHOR, at: services.clock.now() }
  const invited = await inviteStaffMember(act, { email, name, post: { role, scope } })
  if (invited.kind === 'taken') throw new Error(`${email} has an account`)
  return invited
}

/** Accepts an invitation with a new passkey. */
export async function join(
  server: TestServer,
  { token }: { token: string },
  browser: Browser = browserOn(server),
) {
  const authenticator = createAuthenticator()
  const ask = deskCalls(browser)
  const options = await (await ask(createPasskeyOptions, { body: { token } })).json()
  const passkey = authenticator.create(options)
  const response = await ask(acceptWithPasskey, { body: { token, passkey } })
  return { ask, browser, authenticator, response }
}

/** An account that can sign in, in a browser that is signed in. */
export async function signedInStaff(server: TestServer, staff: TestStaff = {}) {
  const invited = await inviteTestStaff(server, staff)
  const joined = await join(server, invited)
  if (!joined.response.ok) throw new Error(await joined.response.text())
  return { ...joined, id: invited.id }
}

/** A browser with a session of the account, without a passkey. */
export async function browserOfStaff(server: TestServer, staff: TestStaff) {
  const { id } = await inviteTestStaff(server, staff)
  const browser = browserOn(server)
  const now = server.services.clock.now().getTime()
  browser.cookies.set('deskSession', await insertDeskSession(server.services.db, id, now))
  return { id, browser, ask: deskCalls(browser) }
}

export async function signInByPasskey(
  browser: Browser,
  authenticator: ReturnType<typeof createAuthenticator>,
): Promise<Response> {
  const ask = deskCalls(browser)
  const options = await (await ask(requestPasskeyOptions)).json()
  return ask(signInWithPasskey, { body: { passkey: authenticator.signIn(options) } })
}

interface DeskInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** Makes calls of the desk in a browser. */
export function deskCalls(browser: Browser) {
  return ({ method, path }: DeskRoute, { params = {}, query = {}, body }: DeskInput = {}) => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    return browser.send(method, `${filled}?${new URLSearchParams(query)}`, body)
  }
}
