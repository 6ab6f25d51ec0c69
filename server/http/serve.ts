import type { Context } from 'hono'
import { type Route, type RouteReply, type RouteRequest, SLOTS } from '#contract/route.ts'
import type { App, Caller, HttpEnv, SignedInCaller } from './app.ts'
import { requireSession, VISITOR } from './caller.ts'
import { ProblemError } from './problem-error.ts'
import { API_DISPOSITION, answerReady, JSON_TYPE, type Ready } from './ready.ts'

/** What a handler gets: what was sent, who sent it, and the exchange itself for its headers. */
type Served<R extends Route> = RouteRequest<R> & {
  caller: R['caller'] extends 'signed-in' ? SignedInCaller : Caller
  context: Context<HttpEnv>
}

/** A browser may keep it, and asks each time whether it is still so. */
export const CHECK_EACH_TIME = 'private, no-cache'
export const NOT_KEPT = 'no-store'

type Handler<R extends Route, Answer> = (request: Served<R>) => Answer | Promise<Answer>

/** Serves one route: validates what comes in, and lets out only what the reply schema names. */
export function serve<R extends Route>(
  app: App,
  route: R,
  handle: Handler<R, RouteReply<R>>,
): void {
  app.on(route.method, pathOf(route), async (context) => {
    context.header('Cache-Control', NOT_KEPT)
    const reply = await handle(await readRequest(route, context))
    const text = JSON.stringify(route.reply.parse(reply))
    return context.body(text, 200, {
      'Content-Type': JSON_TYPE,
      'Content-Disposition': API_DISPOSITION,
      // Its length tells whether it is worth compressing.
      'Content-Length': `${Buffer.byteLength(text)}`,
    })
  })
}

/** Serves a route that answers with a file of its own; no cache keeps it, it is one reader's. */
export function serveFile<R extends Route & { media: string }>(
  app: App,
  route: R,
  handle: Handler<R, { bytes: Uint8Array; name: string }>,
): void {
  app.on(route.method, pathOf(route), async (context) => {
    const { bytes, name } = await handle(await readRequest(route, context))
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': route.media,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    })
  })
}

/** Serves a route whose replies many callers share; the handler has made sure that they fit the schema. */
export function serveReady<R extends Route>(
  app: App,
  route: R,
  handle: Handler<R, Ready>,
  cacheControl = CHECK_EACH_TIME,
): void {
  app.on(route.method, pathOf(route), async (context) =>
    answerReady(context, await handle(await readRequest(route, context)), cacheControl),
  )
}

async function readRequest<R extends Route>(
  route: R,
  context: Context<HttpEnv>,
): Promise<Served<R>> {
  const { req } = context
  const sent = {
    params: req.param(),
    query: req.query(),
    headers: req.header(),
    body: route.body && readBody(await req.text()),
  }
  const request: Record<string, unknown> = {}
  for (const slot of SLOTS) {
    const parsed = route[slot]?.safeParse(sent[slot])
    if (parsed?.error) throw new ProblemError('invalid-request', faultOf(slot, parsed.error))
    if (parsed) request[slot] = parsed.data
  }
  return { ...request, caller: await callerFor(route, context), context } as Served<R>
}

async function callerFor({ caller }: Route, context: Context<HttpEnv>): Promise<Caller> {
  if (caller === 'anyone') return VISITOR
  const known = await context.get('callerOf')()
  return caller === 'signed-in' ? requireSession(known) : known
}

/** Sign-in libraries differ in how they spell a path: the app is asked in small letters, see request-head.ts. */
function pathOf({ path }: Route): string {
  return path.replace(/(^|\/)[^:/][^/]*/g, (segment) =>
    path.startsWith('/auth/') ? segment.toLowerCase() : segment,
  )
}

/** No body at all is an empty one: the session library posts without. */
function readBody(text: string): unknown {
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
