import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Clock } from '../integrations/clock.ts'
import type { Log } from './log.ts'
import { encodedFor, type Ready } from './ready.ts'
import type { RequestHead } from './request-head.ts'

/** A prepared answer and its caching headers. */
export interface QuickAnswer {
  ready: Ready
  cacheControl: string
  /** The Vary header. */
  vary?: string
  /** Headers in addition to those of every answer. */
  headers?: readonly string[]
}

export interface QuickRoute {
  /** The name of the route in the log. */
  route: string
  /** Undefined, or a rejection, leaves the request to the app. */
  answer(request: RequestHead): QuickAnswer | undefined | Promise<QuickAnswer | undefined>
}

/** The route of a path, if it has one. */
export type FindQuickRoute = (path: string) => QuickRoute | undefined

interface Dependencies {
  find: FindQuickRoute
  /** Headers of every answer. */
  headers: readonly string[]
  log: Log
}

/** After this time the request goes to the app, which has its own timeout. */
export const QUICK_PATIENCE_MS = 5000

/**
 * Answers the most frequent calls before the app's routing, at little more than the cost of node:http. It sends only
 * prepared answers to callers with access; every other request goes to the app, which sends all refusals.
 * See docs/decisions/034-quick-lane.md.
 */
export function withQuickLane(
  appListener: RequestListener,
  dependencies: Dependencies,
): RequestListener {
  return (incoming, outgoing) => {
    const quick = isPlain(incoming) ? dependencies.find(pathOf(incoming)) : undefined
    if (!quick) return appListener(incoming, outgoing)
    const { route } = quick
    const exchange = { incoming, outgoing, appListener, route, start: performance.now() }
    const answer = answerOf(quick, incoming)
    if (answer instanceof Promise) finishInTime(exchange, dependencies, answer)
    else finish(exchange, dependencies, answer)
  }
}

function answerOf(quick: QuickRoute, incoming: IncomingMessage): ReturnType<QuickRoute['answer']> {
  try {
    return quick.answer(requestHeadOf(incoming))
  } catch {
    return undefined
  }
}

interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
  appListener: RequestListener
  route: string
  start: number
}

function finish(
  exchange: Exchange,
  dependencies: Dependencies,
  answer: QuickAnswer | undefined,
): void {
  const { incoming, outgoing, appListener, route, start } = exchange
  if (answer) {
    const request_id = randomUUID()
    const status = send(incoming, outgoing, answer, [
      ...dependencies.headers,
      'X-Request-Id',
      request_id,
    ])
    const ms = Math.round(performance.now() - start)
    dependencies.log('info', 'request', { request_id, method: 'GET', route, status, ms })
  } else appListener(incoming, outgoing)
}

/** A rejection or a timeout leaves the request to the app, which decides the same and answers with the problem. */
function finishInTime(
  exchange: Exchange,
  dependencies: Dependencies,
  answer: Promise<QuickAnswer | undefined>,
): void {
  let isOver = false
  const timeout = setTimeout(() => {
    isOver = true
    finish(exchange, dependencies, undefined)
  }, QUICK_PATIENCE_MS)
  answer
    .catch(() => undefined)
    .then((found) => {
      clearTimeout(timeout)
      if (!isOver) finish(exchange, dependencies, found)
    })
}

/** Requests from other origins, range requests and requests with a body are left to the app. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers.origin === undefined &&
    headers.range === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Methods, not arrow functions: naming each arrow function costs more than the rest of this function. */
export function requestHeadOf({ method = '', url = '', headers }: IncomingMessage): RequestHead {
  return {
    method,
    url: `http://${headers.host}${url}`,
    headers: {
      get(name) {
        return headers[name]?.toString() ?? null
      },
      has(name) {
        return headers[name] !== undefined
      },
    },
  }
}

function send(
  { headers: requestHeaders }: IncomingMessage,
  outgoing: ServerResponse,
  { ready, cacheControl, vary, headers }: QuickAnswer,
  head: string[],
): 200 | 304 {
  const { encoding, etag, body } = encodedFor(ready, requestHeaders['accept-encoding']?.toString())
  head.push('Cache-Control', cacheControl, 'ETag', etag)
  if (vary) head.push('Vary', vary)
  if (headers) head.push(...headers)
  if (requestHeaders['if-none-match'] === etag) {
    outgoing.writeHead(304, head).end()
    return 304
  }
  head.push('Content-Type', ready.type, 'Content-Length', `${body.length}`)
  if (ready.disposition) head.push('Content-Disposition', ready.disposition)
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  outgoing.writeHead(200, head).end(body)
  return 200
}

/** Answers are memoised for 250 ms. Safe because every deadline falls on a whole second. */
const MOMENT_MS = 250
const MAX_ANSWERS = 1000

/** Answers of the current 250 ms, by cache key. */
export interface MomentCache<T> {
  getOrMake(name: string, make: () => Promise<T | undefined>): T | Promise<T | undefined>
}

export function createMomentCache<T>(clock: Clock): MomentCache<T> {
  const answers = new Map<string, T>()
  let current = 0

  async function makeAndCache(name: string, make: () => Promise<T | undefined>, moment: number) {
    const answer = await make()
    const isStillNow = momentOf(clock) === moment && current === moment
    if (answer && isStillNow && answers.size < MAX_ANSWERS) answers.set(name, answer)
    return answer
  }

  return {
    getOrMake: (name, make) => {
      const moment = momentOf(clock)
      if (moment !== current) answers.clear()
      current = moment
      return answers.get(name) ?? makeAndCache(name, make, moment)
    },
  }
}

function momentOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / MOMENT_MS)
}
