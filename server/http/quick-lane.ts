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
  /** In addition to the headers of every answer. */
  headers?: readonly string[]
}

export interface QuickRoute {
  /** The name of the route in the log. */
  route: string
  /** Undefined, or a rejection, leaves the request to the app. */
  answer(asked: RequestHead): QuickAnswer | undefined | Promise<QuickAnswer | undefined>
}

/** The route of a path, if it has one. */
export type FindQuickRoute = (path: string) => QuickRoute | undefined

interface Dependencies {
  find: FindQuickRoute
  /** On every answer. */
  headers: readonly string[]
  log: Log
}

/** After this time the request goes to the app, which has its own timeout. */
const PATIENCE_MS = 5000

/**
 * Answers the calls of the morning before the app's routing, at little more than the cost of node:http. It only sends
 * granted, prepared answers; every other request, refusals included, goes to the app. See docs/decisions/034-quick-lane.md.
 */
export function withQuickLane(longWay: RequestListener, needed: Dependencies): RequestListener {
  return (incoming, outgoing) => {
    const quick = isPlain(incoming) ? needed.find(pathOf(incoming)) : undefined
    if (!quick) return longWay(incoming, outgoing)
    const exchange = { incoming, outgoing, longWay, route: quick.route, start: performance.now() }
    const answer = answerOf(quick, incoming)
    if (answer instanceof Promise) finishInTime(exchange, needed, answer)
    else finish(exchange, needed, answer)
  }
}

function answerOf(quick: QuickRoute, incoming: IncomingMessage): ReturnType<QuickRoute['answer']> {
  try {
    return quick.answer(askedBy(incoming))
  } catch {
    return undefined
  }
}

interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
  longWay: RequestListener
  route: string
  start: number
}

function finish(exchange: Exchange, needed: Dependencies, answer: QuickAnswer | undefined): void {
  const { incoming, outgoing, longWay, route, start } = exchange
  if (answer) {
    const request_id = randomUUID()
    const status = send(incoming, outgoing, answer, [...needed.headers, 'X-Request-Id', request_id])
    const ms = Math.round(performance.now() - start)
    needed.log('info', 'request', { request_id, method: 'GET', route, status, ms })
  } else longWay(incoming, outgoing)
}

/** A rejection or a timeout leaves the request to the app, which decides the same and answers with the problem. */
function finishInTime(
  exchange: Exchange,
  needed: Dependencies,
  answer: Promise<QuickAnswer | undefined>,
): void {
  let isOver = false
  const impatience = setTimeout(() => {
    isOver = true
    finish(exchange, needed, undefined)
  }, PATIENCE_MS)
  answer
    .catch(() => undefined)
    .then((found) => {
      clearTimeout(impatience)
      if (!isOver) finish(exchange, needed, found)
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
function askedBy({ method = '', url = '', headers }: IncomingMessage): RequestHead {
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
  { headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
  { ready, cacheControl, vary, headers }: QuickAnswer,
  head: string[],
): 200 | 304 {
  const { encoding, etag, body } = encodedFor(ready, asked['accept-encoding']?.toString())
  head.push('Cache-Control', cacheControl, 'ETag', etag)
  if (vary) head.push('Vary', vary)
  if (headers) head.push(...headers)
  if (asked['if-none-match'] === etag) {
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
const MOST_DECISIONS = 1000

/** Answers of the current 250 ms, by cache key. */
export interface Moment<T> {
  decide(name: string, make: () => Promise<T | undefined>): T | Promise<T | undefined>
}

export function createMoment<T>(clock: Clock): Moment<T> {
  const decisions = new Map<string, T>()
  let current = 0

  async function decideAnew(name: string, make: () => Promise<T | undefined>, moment: number) {
    const decided = await make()
    const isStillNow = momentOf(clock) === moment && current === moment
    if (decided && isStillNow && decisions.size < MOST_DECISIONS) decisions.set(name, decided)
    return decided
  }

  return {
    decide: (name, make) => {
      const moment = momentOf(clock)
      if (moment !== current) decisions.clear()
      current = moment
      return decisions.get(name) ?? decideAnew(name, make, moment)
    },
  }
}

function momentOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / MOMENT_MS)
}
