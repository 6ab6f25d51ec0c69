import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Clock } from '../integrations/clock.ts'
import type { Log } from './log.ts'
import { encodedFor, type Ready } from './ready.ts'
import type { RequestHead } from './request-head.ts'

/** What is sent as it stands, and how long whoever has it may keep it. */
export interface QuickAnswer {
  ready: Ready
  cacheControl: string
  /** The headers of a request that would change the answer. */
  vary?: string
  /** Others than every answer has. */
  headers?: readonly string[]
}

export interface QuickRoute {
  /** As the log names it. */
  route: string
  /** Nothing, or a refusal, where the app must find the answer itself. */
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

/** After this the app is asked, which has a time limit of its own. */
const PATIENCE_MS = 5000

/**
 * Answers what everyone asks for when the paper opens close to node's own cost. Only plain questions that are
 * granted are answered here: all else, refusals too, goes the long way through the app.
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

/** Who is refused, or would wait too long, goes the long way: the app comes to the same refusal, and tells it. */
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

/** Others than our own pages, parts of a file and bodies are the app's. */
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

/** Methods, not arrow functions: those are given their names one by one, which costs more than all the rest here. */
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

/** Papers open, days roll over and signatures end on whole seconds: none falls into the middle of a moment. */
const MOMENT_MS = 250
const MOST_DECISIONS = 1000

/** What was decided within this moment, by name: thousands ask the same, and nothing changes in between. */
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
