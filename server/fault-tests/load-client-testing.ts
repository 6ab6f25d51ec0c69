import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '#contract/route.ts'
import { type LoadRequest, RefusedError, type SendRequest } from './busy-reader-testing.ts'

const RETRY_MS = 50
/** Longer than the server's own timeout, and about as long as a browser waits. */
const CLIENT_TIMEOUT_MS = 40_000
/** Longer than any fault of the tests. */
const GIVE_UP_MS = 60_000

export interface ServerUnderLoad {
  /** Fails while the server is down. */
  send(path: string, init: RequestInit): Promise<Response>
}

/** Sends requests to a server that may fail, and counts every answer. */
export function createLoadClient(server: ServerUnderLoad, giveUpMs = GIVE_UP_MS) {
  const seen = {
    asked: 0,
    acknowledged: 0,
    cutOff: 0,
    refused: 0,
    failed: 0,
    expected: 0,
    answersLost: 0,
    slowestMs: 0,
  }
  /** When each write was acknowledged, by `performance.now()`. */
  const writesAcknowledged: number[] = []
  /** Unexpected answers, which are wrong even during a fault. */
  const wrong = new Set<string>()

  /** Undefined if no answer arrived. */
  async function sendOnce(request: LoadRequest): Promise<Response | undefined> {
    seen.asked += 1
    const began = performance.now()
    const response = await server
      .send(API_BASE + request.path, requestInit(request, seen.asked))
      .then(readCompletely)
      .catch(() => undefined)
    seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - began))
    return response
  }

  /** Undefined if the request must be sent again. */
  async function tryOnce(request: LoadRequest, isRetry: boolean): Promise<Response | undefined> {
    const response = await sendOnce(request)
    if (!response) {
      seen.cutOff += 1
      return undefined
    }
    if (response.ok) {
      seen.acknowledged += 1
      if (request.method !== 'GET') writesAcknowledged.push(performance.now())
      return response
    }
    const { code } = await response.clone().json()
    if (response.status === 503 && code === 'unavailable' && response.headers.has('retry-after')) {
      seen.refused += 1
      return undefined
    }
    if (request.expects?.includes(code) || (isRetry && request.doneBefore === code)) {
      seen.expected += 1
      return response
    }
    seen.failed += 1
    const what = `${request.method} ${request.path} was answered with ${response.status} ${code}`
    wrong.add(what)
    throw new RefusedError(what)
  }

  const ask: SendRequest = async (request) => {
    const deadline = performance.now() + giveUpMs
    let mustLoseAnswer = request.losesAnswer === true
    for (let tries = 0; performance.now() < deadline; tries += 1) {
      const response = await tryOnce(request, tries > 0)
      if (response && !mustLoseAnswer) return response
      if (response) seen.answersLost += 1
      if (response) mustLoseAnswer = false
      await pause(RETRY_MS)
    }
    throw new Error(`${request.method} ${request.path} was not granted in ${giveUpMs / 1000} s`)
  }

  const askOnce: SendRequest = async (request) => {
    const response = await tryOnce(request, false)
    if (response) return response
    await pause(RETRY_MS)
    throw new RefusedError(`${request.method} ${request.path} was not granted at once`)
  }

  return { seen, writesAcknowledged, wrong, ask, askOnce }
}

function requestInit(
  { method, path, body, bearer, headers }: LoadRequest,
  countSoFar: number,
): RequestInit {
  return {
    method,
    headers: {
      rid: 'anti-csrf',
      ...(!path.startsWith('/dev/') && { 'x-forwarded-for': addressOf(countSoFar) }),
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS),
  }
}

/** Each request has another address because of rate limits. Stand-ins refuse forwarded requests. */
const addressOf = (count: number) => `198.51.${count % 250}.${Math.floor(count / 250) % 250}`

/** Reads the whole body, because the server may be killed during its answer. */
async function readCompletely(response: Response): Promise<Response> {
  const { status, headers } = response
  return new Response(await response.text(), { status, headers })
}
