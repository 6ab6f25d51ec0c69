import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { type Browser, browserOn, signIn } from '../auth/testing.ts'
import { GROUPS, issueKey, publishTestIssue } from '../issues/testing.ts'
import { memberWith, stockPlans } from '../payments/testing.ts'
import { startOnPort } from '../security-tests/wire/wire-testing.ts'
import { createTestServer } from '../testing.ts'

export const PV = 'pv.localhost'
export const DH = 'dh.localhost'

export const TWO_TITLES = {
  PUBLIC_URL_PV: `http://${PV}`,
  PUBLIC_URL_DH: `http://${DH}`,
  SUPPORT_EMAIL_DH: 'help@courier.example',
}

/** One server on a port that serves both titles from one database, each with an issue and plans. */
export async function serverOfBothTitles(env: Record<string, string> = {}) {
  const server = await createTestServer({ ...TWO_TITLES, ...env })
  const { services } = server
  const { db } = services
  const editions = [{ id: 2, edition_number: 2, edition_name: 'State' }]
  await saveEditionGroups(db, 'PV', GROUPS)
  await saveEditionGroups(db, 'DH', [{ parent_edition: 'State', editions }])
  await publishTestIssue(services, issueKey('2026-11-15'))
  await publishTestIssue(services, { ...issueKey('2026-11-15', 2), publisher: 'DH' })
  await stockPlans(db)
  await stockPlans(db, 'DH')
  const node = await startOnPort(services)
  return { ...server, node, ...visitorsOf(node.url, server) }
}

/** `fetch` sends no Host header but its own. */
async function sendTo(url: string, host: string, path: string, init: RequestInit) {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), host }
  const sending = request(url + path, { method: init.method ?? 'GET', headers })
  sending.end(init.body?.toString())
  const [answer]: IncomingMessage[] = await once(sending, 'response')
  if (!answer) throw new Error('No answer')
  const sent = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) sent.append(name, value)
  }
  const body = Buffer.concat(await answer.toArray())
  const status = answer.statusCode ?? 0
  return new Response(status === 204 || status === 304 ? null : body, { status, headers: sent })
}

/** What browsers do at one of the host names, whichever server or proxy listens at the URL. */
export function visitorsOf(url: string, server: Awaited<ReturnType<typeof createTestServer>>) {
  const send = (host: string, path: string, init: RequestInit = {}) => sendTo(url, host, path, init)
  const get = async (host: string, path: string, headers: Record<string, string> = {}) => {
    const response = await send(host, path, { headers })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const member = async (host: string, contact: string) => {
    const app = { request: (path: string, init: RequestInit) => send(host, path, init) }
    const browser: Browser = browserOn({ app: app as never })
    const { reply } = await signIn(server, contact, browser)
    return memberWith(browser, reply.user.id)
  }
  return { get, member }
}
