import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { keepRecent } from './lru.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send only a few different Accept-Encoding headers. */
const MAX_CACHED_HEADERS = 100
const encodings = new Map<string, Encoding>()

/** The smallest encoding that the browser accepts. */
export function preferredEncoding(accepted = ''): Encoding {
  const cached = encodings.get(accepted)
  if (cached) return cached
  const encoding = smallestOf(accepted)
  if (encodings.size < MAX_CACHED_HEADERS) encodings.set(accepted, encoding)
  return encoding
}

function smallestOf(accepted: string): Encoding {
  const offered = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*$/, '')),
  )
  if (offered.has('br')) return 'br'
  return offered.has('gzip') ? 'gzip' : 'identity'
}

export const JSON_TYPE = 'application/json'

/** A browser that opens an API address saves the JSON and never renders it as a page. `fetch` ignores the header. */
export const API_DISPOSITION = 'attachment; filename="api.json"'

type Body = Uint8Array<ArrayBuffer>

/** A prepared answer that many requests share: one body for each encoding, and an ETag of its content. */
export interface Ready {
  type: string
  disposition?: string
  etag: string
  bodies: { identity: Body; br: Body | undefined; gzip: Body | undefined }
}

/** A shorter answer for one caller is not worth compressing. */
const MIN_COMPRESSED_BYTES = 1024

/** An answer for one caller, in one encoding at most. */
export async function readyForOne(
  value: unknown,
  acceptEncoding: string | undefined,
): Promise<Ready> {
  const identity = Buffer.from(JSON.stringify(value))
  const encoding =
    identity.length < MIN_COMPRESSED_BYTES ? 'identity' : preferredEncoding(acceptEncoding)
  const bodies = {
    identity,
    br: encoding === 'br' ? await brotli(identity) : undefined,
    gzip: encoding === 'gzip' ? await promisify(gzip)(identity) : undefined,
  }
  return { type: JSON_TYPE, disposition: API_DISPOSITION, etag: etagOf(identity), bodies }
}

/** Balances size and CPU time, because the server compresses while it answers other requests. */
const BROTLI_QUALITY = 5

export async function readyJson(value: unknown): Promise<Ready> {
  const ready = await readyText(JSON.stringify(value), JSON_TYPE)
  return { ...ready, disposition: API_DISPOSITION }
}

export async function readyText(text: string, type: string): Promise<Ready> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([brotli(identity), promisify(gzip)(identity)])
  return { type, etag: etagOf(identity), bodies: { identity, br, gzip: gzipped } }
}

function brotli(bytes: Uint8Array): Promise<Body> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return promisify(brotliCompress)(bytes, { params })
}

export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The body in the encoding that the caller prefers. */
export function encodedFor(
  { bodies, etag }: Ready,
  accepted: string | undefined,
): { encoding: Encoding; etag: string; body: Body } {
  const preferred = preferredEncoding(accepted)
  const body = bodies[preferred]
  return body && preferred !== 'identity'
    ? { encoding: preferred, etag: `${etag.slice(0, -1)}-${preferred}"`, body }
    : { encoding: 'identity', etag, body: bodies.identity }
}

export function answerReady(
  context: Context,
  ready: Ready,
  cacheControl: string,
  vary = 'Accept-Encoding',
  status: 200 | 404 | 410 = 200,
): Response {
  const { encoding, etag, body } = encodedFor(ready, context.req.header('Accept-Encoding'))
  context.header('Cache-Control', cacheControl)
  context.header('Vary', vary)
  context.header('ETag', etag)
  if (status === 200 && context.req.header('If-None-Match') === etag) {
    return context.body(null, 304)
  }
  context.header('Content-Type', ready.type)
  if (ready.disposition) context.header('Content-Disposition', ready.disposition)
  if (encoding !== 'identity') context.header('Content-Encoding', encoding)
  return context.body(body, status)
}

/** An LRU cache of prepared answers. Concurrent requests for one name share one preparation. */
export interface ReadyCache {
  get(name: string, make: () => Promise<Ready>): Promise<Ready>
}

export function createReadyCache(): ReadyCache {
  const cache = new Map<string, Promise<Ready>>()
  return {
    get(name, make) {
      const cached = cache.get(name)
      const ready = cached ?? make()
      keepRecent(cache, name, ready)
      if (!cached) ready.catch(() => cache.delete(name))
      return ready
    },
  }
}
