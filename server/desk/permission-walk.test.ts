import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type DeskRoute, defineDeskRoute } from '#contract/desk/desk-route.ts'
import { EVERY_DESK_ROUTE } from '#contract/desk/every-desk-route.ts'
import { StaffRole, type StaffScope } from '#contract/desk/permissions.ts'
import type { PressJobState } from '#contract/desk/press-jobs.ts'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { EditionId } from '#contract/issues.ts'
import { OfPublisher } from '#contract/publisher.ts'
import { SLOTS } from '#contract/route.ts'
import { hasPermission, isInScope } from '#domain/staff/permissions.ts'
import { insertPressJob } from '#store/press-jobs/press-jobs.ts'
import { makeToken } from '#store/staff/tokens.ts'
import { browserOn } from '../auth/testing.ts'
import { answerError } from '../http/answer-error.ts'
import type { HttpEnv } from '../http/app.ts'
import { createTestServer } from '../testing.ts'
import { serveStaff } from './serve-desk.ts'
import { browserOfStaff, deskCalls, inviteTestStaff, TEST_AUTHOR } from './testing.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

const callOf = ({ method, path }: DeskRoute) => `${method} ${path}`

/** Calls without a session: each signs in, or needs an invitation. A new one must be added on purpose. */
const OPEN = [
  'POST /desk/invitation/details',
  'POST /desk/invitation/passkey-options',
  'POST /desk/invitation/passkey',
  'POST /desk/invitation/app-secret',
  'POST /desk/invitation/app',
  'POST /desk/session/passkey-options',
  'POST /desk/session/passkey',
  'POST /desk/session/app',
  'POST /desk/session/recovery-code',
]
const GUARDED = EVERY_DESK_ROUTE.filter(({ staff }) => staff !== 'anyone')

const ISSUE = { publisher: 'PV', edition: '4', date: '2026-11-15' } as const
/** Values for every query, so that the answer depends only on the caller. */
const QUERY = {
  ...{ ...ISSUE, version: 'v1', reader: 'visitor' },
  ...{ page: '1', since: '0', words: 'lake', query: 'lake' },
} as const
const NEVER_SEEN = { version: 'x', early_release_at: 0, general_release_at: 0, held_at: null }
const POST = { role: 'viewer', scope: 'all' }
const HOLD = { kind: 'hold', pageNo: 2 } as const

/** The state in which a job accepts a call. */
const JOB_STATES: Record<string, PressJobState> = {
  'POST /desk/press-jobs/:job/answer': 'question',
  'POST /desk/press-jobs/:job/cancel': 'queued',
  'POST /desk/press-jobs/:job/retry': 'failed',
}

async function jobFor({ services: { db, clock } }: TestServer, route: DeskRoute): Promise<string> {
  const state = JOB_STATES[callOf(route)]
  if (!state) return 'none'
  const key = { publisher: 'PV', edition: 4, date: IssueDate.parse(ISSUE.date) } as const
  const job = { key, staff_id: 'asha', task: HOLD, from: {} }
  const id = await insertPressJob(db, job, clock.now())
  await db.updateTable('press_job').set({ state }).where('id', '=', id).execute()
  return id
}

/** The id in the path of a call: of a token, or of the staff account. */
async function idFor({ services: { db, clock } }: TestServer, route: DeskRoute, staffId: string) {
  if (callOf(route) !== 'POST /desk/archive/tokens/:id/revoke') return staffId
  const made = await makeToken({ db, author: TEST_AUTHOR, at: clock.now() }, staffId, 'test')
  return made?.id ?? 'none'
}

interface BodyValues {
  /** New for each call. */
  email: string
  staffId: string
}

/** Valid bodies, so that the answer depends only on the caller. */
function bodyFor(route: DeskRoute, { email, staffId }: BodyValues): object | undefined {
  switch (callOf(route)) {
    case 'POST /desk/staff':
      return { email, name: 'New', post: POST }
    case 'PUT /desk/staff/:id/post':
      return POST
    case 'POST /desk/press-jobs':
      return { ...ISSUE, task: HOLD }
    case 'POST /desk/press-jobs/:job/answer':
      return { ...ISSUE, answers: ['missing'] }
    case 'POST /desk/press-jobs/:job/cancel':
    case 'POST /desk/press-jobs/:job/retry':
      return ISSUE
    case 'POST /desk/board/release':
      return { ...ISSUE, date: '2026-11-16', act: { kind: 'hold' }, seen: NEVER_SEEN }
    case 'POST /desk/corrections/steps':
      return { ...ISSUE, page: 1, since: 0, steps: [] }
    case 'POST /desk/corrections/discard':
      return { ...ISSUE, page: 1 }
    case 'POST /desk/corrections/publish':
      return ISSUE
    case 'POST /desk/corrections/pictures':
      return { ...ISSUE, bytes: 'UklGRgAAAABXRUJQ' }
    case 'POST /desk/archive/tokens':
      return { staff_id: staffId, name: 'yearbook' }
    case 'PUT /desk/board/duty':
      return { publisher: 'PV', staff_id: null, mobile: null }
    default:
      return undefined
  }
}

const SCOPES: Record<string, StaffScope> = {
  'all titles': 'all',
  'the title PV': [{ publisher: 'PV', edition: null }],
  'edition 4 of PV': [{ publisher: 'PV', edition: 4 }],
  'edition 5 of PV': [{ publisher: 'PV', edition: 5 }],
  'the title DH': [{ publisher: 'DH', edition: null }],
}

const CALLERS = StaffRole.options.flatMap((role) =>
  Object.entries(SCOPES)
    .filter(([, scope]) => role !== 'admin' || scope === 'all')
    .map(([scopeName, scope]) => ({ role, scopeName, scope })),
)
type StaffCaller = (typeof CALLERS)[number]

/** The status by the table of domain/staff/permissions.ts. The input names edition 4 of PV. */
function expectedStatus({ staff }: DeskRoute, { role, scope }: StaffCaller): number {
  if (typeof staff === 'string') return 200
  if (!hasPermission(role, staff.permission)) return 403
  switch (staff.target) {
    case 'narrowed':
      return 200
    case 'house':
      return scope === 'all' ? 200 : 403
    case 'title':
      return isInScope(scope, { kind: 'title', publisher: 'PV' }) ? 200 : 403
    case 'edition':
      return isInScope(scope, { kind: 'edition', publisher: 'PV', edition: 4 }) ? 200 : 403
  }
}

/** Calls for each target, so that every kind of target is walked. */
const PROBES = (['title', 'edition'] as const).map((target) =>
  defineDeskRoute({
    method: 'GET',
    path: `/desk/probe-${target}`,
    summary: 'A call of this test.',
    staff: { permission: 'issues.correct', target },
    query: OfPublisher.extend({ edition: EditionId }),
    reply: z.object({}),
  }),
)

test('every route below /desk is a call of the desk with a stated need', () => {
  const below = EVERY_ROUTE.filter(({ path }) => path.startsWith('/desk'))
  expect(below.map(({ path }) => path)).toEqual(EVERY_DESK_ROUTE.map(({ path }) => path))
  const open = EVERY_DESK_ROUTE.filter(({ staff }) => staff === 'anyone')
  expect(open.map(callOf)).toEqual(OPEN)
})

test('a call about a title or an edition names it in exactly one slot', () => {
  const routes: readonly DeskRoute[] = [...EVERY_DESK_ROUTE, ...PROBES]
  for (const route of routes) {
    if (typeof route.staff === 'string') continue
    const { target } = route.staff
    if (target !== 'title' && target !== 'edition') continue
    const named = SLOTS.filter((slot) => {
      const schema = route[slot]
      return schema instanceof z.ZodObject && 'publisher' in schema.shape
    })
    expect([callOf(route), named.length]).toEqual([callOf(route), 1])
  }
})

test('without a session every guarded call is refused', async () => {
  const server = await createTestServer()
  const ask = deskCalls(browserOn(server))
  const { id } = await inviteTestStaff(server)
  for (const route of GUARDED) {
    const body = bodyFor(route, { email: 'new@paper.example', staffId: id })
    const params = { id, job: 'none' }
    const { status } = await ask(route, { params, query: QUERY, ...(body && { body }) })
    expect([callOf(route), status]).toEqual([callOf(route), 401])
  }
})

test.each(CALLERS)(
  '$role for $scopeName gets each call that the table allows, and no other',
  async (caller) => {
    const server = await createTestServer()
    const app = new Hono<HttpEnv>()
    app.onError(answerError(server.services.log))
    for (const probe of PROBES) serveStaff(app, server.services, probe, () => ({}))
    const statuses: [string, number][] = []
    for (const [index, route] of [...GUARDED, ...PROBES].entries()) {
      const { browser, ask } = await browserOfStaff(server, {
        ...caller,
        email: `${index}@paper.example`,
      })
      const { id } = await inviteTestStaff(server, { email: `about-${index}@paper.example` })
      const body = bodyFor(route, { email: `new-${index}@paper.example`, staffId: id })
      const isProbe = PROBES.some((probe) => probe === route)
      const response = isProbe
        ? await app.request(`${route.path}?${new URLSearchParams(ISSUE)}`, {
            headers: { cookie: `deskSession=${browser.cookies.get('deskSession')}` },
          })
        : await ask(route, {
            params: { id: await idFor(server, route, id), job: await jobFor(server, route) },
            query: QUERY,
            ...(body && { body }),
          })
      statuses.push([callOf(route), response.status])
    }
    expect(statuses).toEqual(
      [...GUARDED, ...PROBES].map((route) => [callOf(route), expectedStatus(route, caller)]),
    )
  },
)
