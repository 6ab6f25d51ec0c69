import type { Context } from 'hono'
import { type Route, type RouteReply, type RouteRequest, SLOTS } from '#contract/route.ts'
import type { App, Caller, HttpEnv, SignedInCaller } from './app.ts'
import { requireSession, VISITOR } from './caller.ts'
import { ProblemError } from './problem-error.ts'
import { API_DISPOSITION, answerReady, JSON_TYPE, type Ready } from './ready.ts'

/** The validated request, its caller, and the context for setting headers. */
export type HandlerRequest<R extends Route> = RouteRequest<R> & {
  caller: R['caller'] extends 'signed-in' ? SignedInCaller : Caller
  context: Context<HttpEnv>
}

/** A browser may cache the answer, but revalidates it each time. */
export const REVALIDATE = 'private, no-cache'
export const NO_STORE = 'no-store'

type Handler<R extends Route, Answer> = (request: HandlerRequest<R>) => Answer | Promise<Answer>

/** Serves one route: validates the request, and sends only fields of the reply schema. */
export function serve<R extends Route>(
  app: App,
  route: R,
  handle: Handler<R, RouteReply<R>>,
): void {
  app.on(route.method, pathOf(route), async (context) => {
    context.header('Cache-Control', NO_STORE)
    const reply = await handle(await readRequest(route, context))
    const text = JSON.stringify(route.reply.parse(reply))
    return context.body(text, 200, {
      'Content-Type': JSON_TYPE,
      'Content-Disposition': API_DISPOSITION,
      // The compression middleware skips short answers.
      'Content-Length': `${Buffer.byteLength(text)}`,
    })
  })
}

/** Serves a route whose handler makes the whole response, such as a stream. */
export function serveResponse<R extends Route>(
  app: App,
  route: R,
  handle: Handler<R, Response>,
): void {
  app.on(route.method, pathOf(route), async (context) => handle(await readRequest(route, context)))
}

/** Serves a route that answers with a download for one reader, which no cache may store. */
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

/** Serves a route with prepared replies, which many callers share. The handler has checked them against the schema. */
export function serveReady<R extends Route>(
  app: App,
  route: R,
  handle: Handler<R, Ready>,
  cacheControl = REVALIDATE,
): void {
  app.on(route.method, pathOf(route), async (context) =>
    answerReady(context, await handle(await readRequest(route, context)), cacheControl),
  )
}

async function readRequest<R extends Route>(
  route: R,
  context: Context<HttpEnv>,
): Promise<HandlerRequest<R>> {
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
  return { ...request, caller: await callerFor(route, context), context } as HandlerRequest<R>
}

async function callerFor({ caller }: Route, context: Context<HttpEnv>): Promise<Caller> {
  if (caller === 'anyone') return VISITOR
  const sender = await context.get('callerOf')()
  return caller === 'signed-in' ? requireSession(sender) : sender
}

/** Paths of sign-in libraries are registered in lower case, as `requestPath` routes them. */
function pathOf({ path }: Route): string {
  return path.replace(/(^|\/)[^:/][^/]*/g, (segment) =>
    path.startsWith('/auth/') ? segment.toLowerCase() : segment,
  )
}

/** The session library posts without a body, which counts as an empty object. */
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
