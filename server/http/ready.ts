import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { type Encoding, preferredEncoding } from './encoding.ts'
import { API_DISPOSITION, JSON_TYPE } from './json-headers.ts'

type Body = Uint8Array<ArrayBuffer>

/** An answer that many ask for, made once: every encoding of it, and a tag that changes with its content. */
export interface Ready {
  type: string
  disposition?: string
  etag: string
  bodies: { identity: Body; br: Body | undefined; gzip: Body | undefined }
}

/** Good enough to send, and quick enough to make between two requests. */
const BROTLI_QUALITY = 5

export async function readyJson(value: unknown): Promise<Ready> {
  const ready = await readyText(JSON.stringify(value), JSON_TYPE)
  return { ...ready, disposition: API_DISPOSITION }
}

export async function readyText(text: string, type: string): Promise<Ready> {
  const identity = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return { type, etag: etagOf(identity), bodies: { identity, br, gzip: gzipped } }
}

export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The answer in the encoding that its caller likes best. */
export function encodedFor(
  { bodies, etag }: Ready,
  accepted: string | undefined,
): { encoding: Encoding; etag: string; body: Body } {
  const wanted = preferredEncoding(accepted)
  const body = bodies[wanted]
  return body && wanted !== 'identity'
    ? { encoding: wanted, etag: `${etag.slice(0, -1)}-${wanted}"`, body }
    : { encoding: 'identity', etag, body: bodies.identity }
}

export function answerReady(
  context: Context,
  ready: Ready,
  cacheControl: string,
  vary = 'Accept-Encoding',
): Response {
  const { encoding, etag, body } = encodedFor(ready, context.req.header('Accept-Encoding'))
  context.header('Cache-Control', cacheControl)
  context.header('Vary', vary)
  context.header('ETag', etag)
  if (context.req.header('If-None-Match') === etag) return context.body(null, 304)
  context.header('Content-Type', ready.type)
  if (ready.disposition) context.header('Content-Disposition', ready.disposition)
  if (encoding !== 'identity') context.header('Content-Encoding', encoding)
  return context.body(body)
}
