import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { ReadingPlace, saveReadingPlace } from '#contract/reading-places.ts'
import { API_BASE } from '#contract/route.ts'
import { withoutFuture } from '#domain/reading-places.ts'
import { fromOwnPage } from '../http/origins.ts'
import { QUICK_PATIENCE_MS, requestHeadOf } from '../http/quick-lane.ts'
import { API_DISPOSITION, JSON_TYPE } from '../http/ready.ts'
import { securityHeaderList } from '../http/security-headers.ts'
import { NO_STORE } from '../http/serve.ts'
import { withTimeout } from '../http/with-timeout.ts'
import type { Services } from '../services.ts'

const PATH = API_BASE + saveReadingPlace.path
/** Longer bodies are left to the app. */
const MAX_BYTES = 32 * 1024

/** The body that was read here; the app's listener reads it from this field. */
type WithBody = IncomingMessage & { rawBody?: Buffer }

/**
 * Saves a reading place before the app's routing, if it comes from a page of our own origin or from a program, with a live
 * session. The app answers everything else: refusals, bodies that are not valid, other origins.
 */
export function withQuickPlaces(appListener: RequestListener, services: Services): RequestListener {
  const isFromOwnPage = fromOwnPage(services.config)
  const common = [
    ...securityHeaderList(services).flat(),
    ...['Cache-Control', NO_STORE, 'Content-Type', JSON_TYPE],
    ...['Content-Disposition', API_DISPOSITION],
  ]

  async function answer(incoming: WithBody, outgoing: ServerResponse): Promise<void> {
    const start = performance.now()
    const body = await bodyOf(incoming)
    if (!body) return
    const saved = await withTimeout(QUICK_PATIENCE_MS, save(services, incoming, body)).catch(
      () => undefined,
    )
    if (!saved) {
      incoming.rawBody = body
      return void appListener(incoming, outgoing)
    }
    const text = JSON.stringify(saved)
    const request_id = randomUUID()
    const length = `${Buffer.byteLength(text)}`
    outgoing
      .writeHead(200, [...common, 'X-Request-Id', request_id, 'Content-Length', length])
      .end(text)
    const ms = Math.round(performance.now() - start)
    services.log('info', 'request', { request_id, method: 'PUT', route: PATH, status: 200, ms })
  }

  return (incoming, outgoing) => {
    if (incoming.url === PATH && isShortJson(incoming) && isFromOwnPage(incoming)) {
      answer(incoming, outgoing)
    } else appListener(incoming, outgoing)
  }
}

function isShortJson({ method, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'])
  return (
    method === 'PUT' &&
    headers['content-type'] === JSON_TYPE &&
    headers['transfer-encoding'] === undefined &&
    length > 0 &&
    length <= MAX_BYTES
  )
}

/** Undefined if the sender closed the connection. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = []
  try {
    for await (const piece of incoming) pieces.push(piece)
  } catch {
    return undefined
  }
  return Buffer.concat(pieces)
}

/** The merged place; undefined if the app decides. */
async function save(
  { sessionOf, places, clock }: Services,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<ReadingPlace | undefined> {
  const { data: place } = ReadingPlace.safeParse(JSON.parse(body.toString()))
  // The statement that saves the place checks the session; what the reader may open does not matter.
  const session = await sessionOf(requestHeadOf(incoming))
  if (!place || !session) return undefined
  const { handle: sessionHandle, readerId } = session
  return places.save({ sessionHandle, readerId, place: withoutFuture(place, clock.now()) })
}
