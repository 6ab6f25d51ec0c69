import type { Context } from 'hono'
import { z } from 'zod'
import { MINUTE_MS } from '#contract/durations.ts'
import { CompactDate } from '#contract/issue-date.ts'
import { EditionId } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { pageAccess } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { type Asset, isAssetPath } from '#store/assets.ts'
import { ownerOf, PUBLIC_FOLDER } from '#store/issue-files.ts'
import { ProblemError } from '../http/problem-error.ts'
import { API_DISPOSITION } from '../http/ready.ts'
import type { Services } from '../services.ts'
import { accessTo, openToVisitorsUntil } from './open-issue.ts'
import type { Shelf, ShelvedIssue } from './shelf.ts'
import { versionInAddress } from './withdrawn-articles.ts'

/** A file of an issue, as named in its address. */
interface FileRequest {
  publisher: string
  date: string
  edition: string
  version: string
  file: string
  /** Undefined in an address without a signature. */
  token: string | undefined
}

interface OpenFile {
  /** In the asset store. */
  path: string
  /** Changes when the file is replaced. */
  edit: string
  type: string
  cacheControl: string
}

const IssueFolder = z.object({
  publisher: PublisherCode,
  date: CompactDate,
  edition: EditionId,
  version: z.string(),
})

/** Previews are too blurred to read. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A withdrawn article stays in shared caches for this long at most. They revalidate with a conditional request. */
const SHARED_SECONDS = 60

/** A browser that has just loaded the issue data may still request files of the version that was replaced. */
const REPLACED_FOR_MS = MINUTE_MS

/** The path of a file that the caller may open now. Throws when the caller may not. */
export async function openFile(
  services: Pick<Services, 'config' | 'clock' | 'shelf' | 'signer' | 'withdrawals'>,
  request: FileRequest,
): Promise<OpenFile> {
  const { publisher, date, edition, version, file, token } = request
  const addressed = `${publisher}/${date}/${edition}/${version}`
  const folder = versionInAddress(addressed)
  const path = `${folder}/${file}`
  const type = contentTypeOf(file)
  if (!type || !isAssetPath(path)) throw new ProblemError('not-found')
  const now = services.clock.now()
  const withdrawn = await services.withdrawals.current()
  withdrawn.requireOpen(folder, file)
  const opened = { path, edit: withdrawn.editOf(folder), type }
  if (token !== undefined) {
    const verdict = services.signer.verify(addressed, token, now)
    if (verdict.kind === 'forged') throw new ProblemError('forbidden')
    if (verdict.kind === 'expired') throw new ProblemError('link-expired')
    return { ...opened, cacheControl: publicUntil(verdict.expires, now) }
  }
  if (file.startsWith(PUBLIC_FOLDER)) return { ...opened, cacheControl: FOR_EVER }
  const { key } = await requireOpenToAll(services, request, now)
  // A shared cache must not keep the file longer than it is free.
  const end = await openToVisitorsUntil(services, key, now)
  return { ...opened, cacheControl: publicUntil(end, now) }
}

/** Without a signature a file is served only if its page is open to everyone now. */
async function requireOpenToAll(
  services: Pick<Services, 'config' | 'shelf'>,
  request: FileRequest,
  now: Date,
): Promise<ShelvedIssue> {
  const key = IssueFolder.safeParse(request)
  const shown = key.success ? await services.shelf.find(key.data) : undefined
  const issue = shown && (await requestedVersion(services.shelf, shown, request, now))
  const pageIndex = issue && pageIndexOf(issue, request.file)
  if (!issue || pageIndex === undefined) throw new ProblemError('not-found')
  const anyone = { kind: 'visitor' } as const
  const access = pageAccess(anyone, await accessTo(services, issue, anyone, now), {
    index: pageIndex,
    front: frontPageIndex(issue.version.pages),
  })
  if (access.kind === 'not-out-yet') throw new ProblemError('not-found')
  if (access.kind === 'locked') throw new ProblemError('subscription-required')
  return issue
}

/** The version that readers see. For a minute after a new version, also any other version. */
async function requestedVersion(
  shelf: Shelf,
  shown: ShelvedIssue,
  request: FileRequest,
  now: Date,
): Promise<ShelvedIssue | undefined> {
  const version = versionInAddress(request.version)
  if (shown.head.version === version) return shown
  const age = now.getTime() - shown.head.published_at.getTime()
  return age < REPLACED_FOR_MS ? shelf.inVersion(shown, version) : undefined
}

function pageIndexOf({ version: { pages } }: ShelvedIssue, file: string): number | undefined {
  const owner = ownerOf(file)
  if (!owner) return undefined
  const index = pages.findIndex(({ pageNo, regions }) =>
    'pageNo' in owner ? pageNo === owner.pageNo : regions.some(({ id }) => id === owner.regionId),
  )
  return index < 0 ? undefined : index
}

function publicUntil(end: Date, now: Date): string {
  const seconds = Math.floor((end.getTime() - now.getTime()) / 1000)
  return `public, max-age=${seconds}, s-maxage=${Math.min(seconds, SHARED_SECONDS)}, immutable`
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  webp: 'image/webp',
}

export const JSON_TYPE = 'application/json'
const INSERTS_FILE = /^a\/[\w.-]+\/inserts\.json$/

/** Undefined for files that are never sent, such as the press's notes. */
function contentTypeOf(file: string): string | undefined {
  if (INSERTS_FILE.test(file)) return JSON_TYPE
  return TYPES[file.slice(file.lastIndexOf('.') + 1)]
}

/** Sends a file or the requested range of it. */
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
  // An article opened by itself is a page of our origin, so that scripts must not run in it.
  if (type.startsWith('text/html')) {
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src-attr 'unsafe-inline'; sandbox",
    )
  }
  if (type === JSON_TYPE) context.header('Content-Disposition', API_DISPOSITION)
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

/** Only a single byte range is served. Other ranges are answered with the whole file, as HTTP allows. */
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
