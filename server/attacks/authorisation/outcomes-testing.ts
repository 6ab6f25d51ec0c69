import { MINUTE_MS } from '#contract/durations.ts'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { API_BASE, type Route } from '#contract/route.ts'
import { moveOn } from '../../auth/code-testing.ts'
import { type CallerKind, openWorld, type World } from '../world-testing.ts'
import { type Ask, asksIn } from './requests-testing.ts'

export interface Outcome {
  call: string
  status: number
  text: string
  cacheControl: string
}

/** Makes every call of the contract as one kind of caller, in a world of its own. */
export async function outcomesFor(caller: CallerKind): Promise<Outcome[]> {
  const world = await openWorld()
  // A contact that has just signed in is not sent another code at once.
  moveOn(world.clock, MINUTE_MS)
  const asks = await asksIn(world)
  const named = EVERY_ROUTE.map(callOf)
  const calls = [...named, ...[...asks.keys()].filter((call) => !named.includes(call))]
  const outcomes: Outcome[] = []
  for (const call of calls.toSorted(endersLast)) {
    const response = await ask(world, caller, call, asks.get(call) ?? {})
    const cacheControl = response.headers.get('cache-control') ?? ''
    outcomes.push({ call, status: response.status, text: await response.text(), cacheControl })
  }
  return outcomes
}

export const callOf = ({ method, path }: Route) => `${method} ${path}`

/** A session that ended would spoil what comes after. */
const ENDERS = [
  ...['DELETE /auth/sessions/:sessionHandle', 'DELETE /auth/sessions'],
  ...['POST /auth/signout/everywhere', 'POST /auth/signout'],
]
const endersLast = (a: string, b: string) => ENDERS.indexOf(a) - ENDERS.indexOf(b)

function ask({ app, headersOf }: World, caller: CallerKind, call: string, input: Ask) {
  const [method = '', path = ''] = call.split(' ')
  const { params = {}, query = {}, headers = {}, body } = input
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return app.request(
    `${API_BASE}${filled}?${new URLSearchParams(query)}`,
    {
      method,
      headers: { ...headersOf.get(caller), ...headers, 'accept-encoding': 'identity' },
      ...(body && { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
  )
}
