import { EVERY_ROUTE } from '#contract/every-route.ts'
import { API_BASE, type Route } from '#contract/route.ts'
import type { SessionRow } from '#store/auth/sessions.ts'
import type { Database } from '#store/database.ts'
import { sentFrom, THIS_MACHINE } from '../../auth/testing.ts'
import { type CallerKind, openWorld, type World } from '../world-testing.ts'
import { type CallInput, callInputsIn } from './requests-testing.ts'

export interface Outcome {
  call: string
  status: number
  text: string
  cacheControl: string
  contentType: string
  disposition: string
}

const outcomes = new Map<CallerKind, Promise<Outcome[]>>()

/** What every call of the contract answers to one kind of caller. The calls are made once. */
export function outcomesFor(caller: CallerKind): Promise<Outcome[]> {
  const made = outcomes.get(caller) ?? callEveryRoute(caller)
  outcomes.set(caller, made)
  return made
}

async function callEveryRoute(caller: CallerKind): Promise<Outcome[]> {
  const world = await openWorld()
  const inputs = await callInputsIn(world)
  const { db } = world.services
  const sessions = await db.selectFrom('session').selectAll().execute()
  const named = EVERY_ROUTE.map(callOf)
  const calls = [...named, ...[...inputs.keys()].filter((call) => !named.includes(call))]
  const answers: Outcome[] = []
  for (const call of calls.toSorted(sessionEndingCallsLast)) {
    if (SESSION_ENDING_CALLS.includes(call)) await restoreSessions(db, sessions)
    const response = await ask(world, caller, call, inputs.get(call) ?? {})
    const header = (name: string) => response.headers.get(name) ?? ''
    answers.push({
      call,
      status: response.status,
      text: await response.text(),
      cacheControl: header('cache-control'),
      contentType: header('content-type'),
      disposition: header('content-disposition'),
    })
  }
  return answers
}

export const callOf = ({ method, path }: Route) => `${method} ${path}`

/** Calls that end sessions. They are made last, each after the initial sessions are restored. */
const SESSION_ENDING_CALLS = [
  ...['DELETE /auth/sessions/:sessionHandle', 'DELETE /auth/sessions'],
  ...['POST /auth/signout/everywhere', 'POST /auth/signout'],
]
async function restoreSessions(db: Database, sessions: SessionRow[]): Promise<void> {
  await db
    .insertInto('session')
    .values(sessions)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const sessionEndingCallsLast = (a: string, b: string) =>
  SESSION_ENDING_CALLS.indexOf(a) - SESSION_ENDING_CALLS.indexOf(b)

function ask({ app, headersOf }: World, caller: CallerKind, call: string, input: CallInput) {
  const [method = '', path = ''] = call.split(' ')
  const { params = {}, query = {}, headers = {}, body } = input
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return app.request(
    `${API_BASE}${filled}?${new URLSearchParams(query)}`,
    {
      method,
      headers: {
        ...headersOf.get(caller),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
        'accept-encoding': 'identity',
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    sentFrom(path.startsWith('/dev/') ? THIS_MACHINE : '203.0.113.9'),
  )
}
