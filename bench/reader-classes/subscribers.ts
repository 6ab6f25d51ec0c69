import { Agent, request } from 'node:http'
import { refreshSession } from '#contract/auth-sessions.ts'
import { getEntitlement } from '#contract/entitlement.ts'
import { API_BASE } from '#contract/route.ts'
import type { Publisher } from '../morning/product.ts'
import { insertEntitlements } from '../morning/rehearsal/seed-readers.ts'
import { PRODUCTION_SETTINGS } from '../production-settings.ts'
import { seedSessions } from '../renewals/renew.ts'

const AT_ONCE = 32

/** The cookies of one reader's browser. */
export interface Cookies {
  session: string
  /** The session and the class of rights. */
  all: string
}

/** Subscribers who were signed in yesterday. Each renews their session. Returns the session cookies. */
export async function renewSubscribers(publisher: Publisher, count: number): Promise<string[]> {
  const { db, url } = publisher
  const tokens = await seedSessions(publisher, count)
  const readers = await db.selectFrom('session').select('reader_id').execute()
  await insertEntitlements(
    db,
    readers.map(({ reader_id }) => reader_id),
  )
  const headers = {
    rid: 'session',
    'st-auth-mode': 'cookie',
    origin: PRODUCTION_SETTINGS.PUBLIC_URL,
  }
  return forEach(tokens, (token, agent) =>
    cookieFrom(agent, url + API_BASE + refreshSession.path, 'sAccessToken', {
      method: 'POST',
      headers: { ...headers, 'content-length': 0, cookie: `sRefreshToken=${token}` },
    }),
  )
}

/** Every reader checks their session, and gets the class cookie with the answer. */
export function checkSessions(url: string, sessions: readonly string[]): Promise<Cookies[]> {
  return forEach(sessions, async (session, agent) => {
    const path = url + API_BASE + getEntitlement.path
    const pass = await cookieFrom(agent, path, 'sReaderClass', { headers: { cookie: session } })
    return { session, all: `${session}; ${pass}` }
  })
}

async function forEach<T, U>(
  items: readonly T[],
  act: (item: T, agent: Agent) => Promise<U>,
): Promise<U[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const results: U[] = []
  const waiting = items.entries()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const [index, item] of waiting) results[index] = await act(item, agent)
  })
  await Promise.all(workers)
  agent.destroy()
  return results
}

interface Options {
  method?: string
  headers: Record<string, string | number>
}

function cookieFrom(agent: Agent, url: string, name: string, options: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent }, (response) => {
      response.resume()
      const cookies = response.headers['set-cookie'] ?? []
      const cookie = cookies.find((each) => each.startsWith(`${name}=`))?.split(';')[0]
      if (cookie) response.on('end', () => resolve(cookie))
      else reject(new Error(`${url} answered ${response.statusCode} without ${name}`))
    })
      .on('error', reject)
      .end()
  })
}
