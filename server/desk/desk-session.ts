import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { DeskMe } from '#contract/desk/sessions.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { API_BASE } from '#contract/route.ts'
import { DESK_SESSION_MS, isDeskSessionLive, mustSaveUse } from '#domain/staff/desk-session.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { ChangeAuthor } from '#store/audit/record-change.ts'
import type { StaffAccount } from '#store/staff/accounts.ts'
import {
  deleteDeskSession,
  deskSessionOf,
  insertDeskSession,
  saveDeskSessionUse,
} from '#store/staff/desk-sessions.ts'
import { hashOfToken } from '#store/staff/one-time-links.ts'
import type { Config } from '../config.ts'
import type { HttpEnv } from '../http/app.ts'
import { refuseCookieAlone } from '../http/origins.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'

type SessionServices = Pick<Services, 'config' | 'db' | 'clock'>

const DESK_COOKIE = 'deskSession'
const MAX_AGENT_LENGTH = 300

/** Starts a session of the desk after a sign-in. */
export async function startDeskSession(
  { config, db, clock }: SessionServices,
  context: Context<HttpEnv>,
  account: StaffAccount,
): Promise<DeskMe> {
  const token = await insertDeskSession(db, account.id, clock.now().getTime())
  writeCookie(context, config, token, DESK_SESSION_MS / SECOND_MS)
  return deskMe(account, config)
}

/** What the desk knows of the person who is signed in. */
export function deskMe({ isClosed, ...account }: StaffAccount, { publisher }: Config): DeskMe {
  return { ...account, permissions: permissionsOf(account.role), title: publisher }
}

/** The staff member of the session. Throws if there is none. */
export async function requireStaff(
  services: SessionServices,
  context: Context<HttpEnv>,
): Promise<StaffAccount> {
  const staff = await staffOf(services, context)
  if (!staff) throw new ProblemError('login-required')
  return staff
}

/** Undefined without a live session. The account is read for every request, so that closing it has effect at once. */
export async function staffOf(
  { db, clock }: SessionServices,
  context: Context<HttpEnv>,
): Promise<StaffAccount | undefined> {
  const token = getCookie(context, DESK_COOKIE)
  if (token === undefined) return undefined
  refuseCookieAlone(context.req.raw)
  const session = await deskSessionOf(db, token)
  const now = clock.now().getTime()
  if (!session || !isDeskSessionLive(session.times, now)) return undefined
  const { account, times } = session
  if (mustSaveUse(times, now)) await saveDeskSessionUse(db, { token, staffId: account.id }, now)
  return account
}

/** Identifies the session of a request that `requireStaff` accepted. */
export function tokenHashOf(context: Context<HttpEnv>): string {
  return hashOfToken(getCookie(context, DESK_COOKIE) ?? '')
}

export async function endDeskSession(
  { config, db }: SessionServices,
  context: Context<HttpEnv>,
): Promise<void> {
  const token = getCookie(context, DESK_COOKIE)
  if (token !== undefined) await deleteDeskSession(db, token)
  writeCookie(context, config, '', 0)
}

/** Only calls of the desk get the cookie, and no request from a page of another site has it. */
function writeCookie(
  context: Context<HttpEnv>,
  config: Pick<Config, 'publicUrl'>,
  token: string,
  maxAge: number,
): void {
  setCookie(context, DESK_COOKIE, token, {
    path: `${API_BASE}/desk`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge,
  })
}

/** The author of a change, for the audit log. */
export function authorOf(context: Context<HttpEnv>, staff: { id: string }): ChangeAuthor {
  const agent = context.req.header('user-agent')?.slice(0, MAX_AGENT_LENGTH)
  const address = context.get('clientAddress')
  return { actor: `staff:${staff.id}`, from: { address, ...(agent !== undefined && { agent }) } }
}
