import type { Context } from 'hono'
import type { Asset } from '#store/assets.ts'
import { ProblemError } from '../http/problem-error.ts'

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  webp: 'image/webp',
}

/** Undefined for what is never sent to anyone, such as the press's own notes beside the pages. */
export function contentTypeOf(file: string): string | undefined {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)]
}

/** Sends a file, or the part of it that was asked for. */
export function answerFile(
  context: Context,
  asset: Asset | undefined,
  { type, cacheControl }: { type: string; cacheControl: string },
): Response {
  if (!asset) throw new ProblemError('not-found')
  const { bytes, etag } = asset
  context.header('Cache-Control', cacheControl)
  context.header('ETag', etag)
  context.header('Accept-Ranges', 'bytes')
  if (context.req.header('If-None-Match') === etag) return context.body(null, 304)
  context.header('Content-Type', type)
  // An article opened by itself is a page of our origin: it may show its words and do nothing.
  if (type.startsWith('text/html')) {
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src-attr 'unsafe-inline'; sandbox",
    )
  }
  const range = rangeOf(context, bytes.length, etag)
  if (range === 'whole') return context.body(bytes)
  if (range === 'impossible') {
    return context.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` })
  }
  return context.body(bytes.subarray(range.start, range.end + 1), 206, {
    'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}`,
  })
}

type Range = { start: number; end: number } | 'whole' | 'impossible'

/** One range is served; several, or one in another unit, are answered with the whole file, as HTTP allows. */
function rangeOf({ req }: Context, size: number, etag: string): Range {
  const match = /^bytes=(\d*)-(\d*)$/.exec(req.header('Range') ?? '')
  const ifRange = req.header('If-Range')
  if (!match || (ifRange && ifRange !== etag)) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'whole'
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return 'whole'
  return start < size && start <= end ? { start, end } : 'impossible'
}
