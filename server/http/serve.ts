import type { Context } from 'hono'
import { type Route, type RouteReply, type RouteRequest, SLOTS } from '#contract/route.ts'
import type { App } from './app.ts'
import { type Caller, VISITOR } from './caller.ts'
import { ProblemError } from './problem-error.ts'

type Handler<R extends Route> = (
  request: RouteRequest<R> & { caller: Caller },
) => RouteReply<R> | Promise<RouteReply<R>>

/** Serves one route: validates what comes in, and lets out only what the reply schema names. */
export function serve<R extends Route>(app: App, route: R, handle: Handler<R>): void {
  app.on(route.method, route.path, async (context) => {
    const request = await readRequest(route, context)
    const reply = await handle({ ...request, caller: VISITOR })
    context.header('Cache-Control', 'no-store')
    return context.json(route.reply.parse(reply) as object)
  })
}

async function readRequest<R extends Route>(route: R, { req }: Context): Promise<RouteRequest<R>> {
  const sent = {
    params: req.param(),
    query: req.query(),
    headers: req.header(),
    body: route.body && (await readBody(req.raw)),
  }
  const request: Record<string, unknown> = {}
  for (const slot of SLOTS) {
    const parsed = route[slot]?.safeParse(sent[slot])
    if (parsed?.error) throw new ProblemError('invalid-request', faultOf(slot, parsed.error))
    if (parsed) request[slot] = parsed.data
  }
  return request as RouteRequest<R>
}

/** No body at all is an empty one: the session library posts without. */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new ProblemError('invalid-request', 'The body is not JSON.')
  }
}

function faultOf(
  slot: string,
  { issues: [first] }: { issues: { path: PropertyKey[]; message: string }[] },
) {
  return first ? `${[slot, ...first.path].map(String).join('.')}: ${first.message}` : slot
}
