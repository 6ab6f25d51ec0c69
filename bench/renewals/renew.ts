import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { DAY_MS } from '#contract/durations.ts'
import { secretKeys } from '#server/auth/secret-keys.ts'
import { hashOf, newRefreshToken } from '#server/auth/tokens.ts'
import { cpuMicroseconds } from '../morning/cpu.ts'
import { PRODUCTION_SETTINGS } from '../production-settings.ts'
import type { RunningRelease } from './start-release.ts'

const { PUBLIC_URL, SECRET_KEYS } = PRODUCTION_SETTINGS

const READERS = 4000
const AT_ONCE = 64
const ROWS_AT_ONCE = 100

/** Stores sessions that were used yesterday. Returns their refresh tokens. */
export async function seedSessions(
  { db }: Pick<RunningRelease, 'db'>,
  readers = READERS,
): Promise<string[]> {
  const secrets = secretKeys([SECRET_KEYS])
  const tokens: string[] = []
  const before = Date.now() - DAY_MS
  for (let first = 0; first < readers; first += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, () => {
      const handle = randomUUID()
      const token = newRefreshToken(secrets, handle)
      tokens.push(token)
      return {
        handle,
        reader_id: randomUUID(),
        login_method_id: randomUUID(),
        refresh_hash: hashOf(token),
        rotated_at: before,
        expires_at: before + 100 * DAY_MS,
        created_at: before,
        last_used_at: before,
      }
    })
    await db
      .insertInto('reader')
      .values(rows.map(({ reader_id: id }) => ({ id, time_joined: before })))
      .execute()
    await db.insertInto('login_method').values(rows.map(loginMethodOf)).execute()
    await db.insertInto('session').values(rows).execute()
  }
  return tokens
}

/** Without a login method, a reader counts as erased. */
function loginMethodOf(row: { reader_id: string; login_method_id: string; created_at: number }) {
  const { reader_id, login_method_id: id, created_at: time_joined } = row
  const google = { email: null, authoritative_email: null }
  return {
    id,
    reader_id,
    kind: 'email',
    value: `${id}@example.com`,
    ...google,
    time_joined,
  } as const
}

export interface Cost {
  micros: number
  perSecond: number
}

/** Renews `count` sessions in turn, and replaces each token in the list by its child. */
export async function measureRenewals(
  { url, pid }: Pick<RunningRelease, 'url' | 'pid'>,
  tokens: string[],
  count: number,
): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let next = 0
  const cpuBefore = cpuMicroseconds([pid])
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const index = next % tokens.length
        next += 1
        tokens[index] = await renew(agent, url, tokens[index] ?? '')
      }
    }),
  )
  agent.destroy()
  return {
    micros: Math.round((cpuMicroseconds([pid]) - cpuBefore) / next),
    perSecond: Math.round((next * 1000) / (performance.now() - start)),
  }
}

function renew(agent: Agent, url: string, token: string): Promise<string> {
  const cookie = `sRefreshToken=${token}`
  const headers = { cookie, rid: 'session', 'st-auth-mode': 'cookie', origin: PUBLIC_URL }
  return new Promise((resolve, reject) => {
    request(
      `${url}/api/auth/session/refresh`,
      { method: 'POST', headers: { ...headers, 'content-length': 0 }, agent },
      (response) => {
        response.resume()
        const cookies = response.headers['set-cookie']?.join('\n') ?? ''
        const child = /^sRefreshToken=([^;]+)/m.exec(cookies)?.[1]
        if (response.statusCode === 200 && child) response.on('end', () => resolve(child))
        else reject(new Error(`A renewal was answered with ${response.statusCode}`))
      },
    )
      .on('error', reject)
      .end()
  })
}
