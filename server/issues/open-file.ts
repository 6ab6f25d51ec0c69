import { z } from 'zod'
import { MINUTE_MS } from '#contract/durations.ts'
import { CompactDate } from '#contract/issue-date.ts'
import { EditionId } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { issueAccess, pageAccess } from '#domain/access.ts'
import { nextRollover } from '#domain/newspaper-day.ts'
import { isAssetPath } from '#store/assets.ts'
import { ownerOf, PUBLIC_FOLDER } from '#store/issue-files.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { contentTypeOf } from './send-file.ts'
import type { Shelf, ShelvedIssue } from './shelf.ts'

/** A file of an issue, as an address names it. */
export interface FileAsked {
  publisher: string
  date: string
  edition: string
  version: string
  file: string
  /** Undefined for a file that anyone may have. */
  token: string | undefined
}

export interface OpenFile {
  /** In the asset store. */
  path: string
  type: string
  cacheControl: string
}

const IssueFolder = z.object({
  publisher: PublisherCode,
  date: CompactDate,
  edition: EditionId,
  version: z.string(),
})

/** Files of a version never change: a new version has a folder of its own. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** As long as it takes to ask for a page after its issue. */
const REPLACED_FOR_MS = MINUTE_MS

/** Where a file is that the caller may have now, or the refusal that tells why not. */
export async function openFile(
  { clock, shelf, signer }: Pick<Services, 'clock' | 'shelf' | 'signer'>,
  asked: FileAsked,
): Promise<OpenFile> {
  const { publisher, date, edition, version, file, token } = asked
  const folder = `${publisher}/${date}/${edition}/${version}`
  const path = `${folder}/${file}`
  const type = contentTypeOf(file)
  if (!type || !isAssetPath(path)) throw new ProblemError('not-found')
  const now = clock.now()
  if (token !== undefined) {
    const verdict = signer.verify(folder, token, now)
    if (verdict.kind === 'forged') throw new ProblemError('forbidden')
    if (verdict.kind === 'expired') throw new ProblemError('link-expired')
    return { path, type, cacheControl: publicUntil(verdict.expires, now) }
  }
  if (file.startsWith(PUBLIC_FOLDER)) return { path, type, cacheControl: FOR_EVER }
  await requireOpenToAll(shelf, asked, now)
  // Free until the next paper comes; a shared cache must not hold it longer.
  return { path, type, cacheControl: publicUntil(nextRollover(now), now) }
}

/** Without a signature a file is served only if its page is open to everyone now. */
async function requireOpenToAll(shelf: Shelf, asked: FileAsked, now: Date): Promise<void> {
  const key = IssueFolder.safeParse(asked)
  const shown = key.success ? await shelf.find(key.data) : undefined
  const issue = shown && (await versionAsked(shelf, shown, asked, now))
  const pageIndex = issue && pageIndexOf(issue, asked.file)
  if (!issue || pageIndex === undefined) throw new ProblemError('not-found')
  const anyone = { kind: 'visitor' } as const
  const access = pageAccess(
    anyone,
    issueAccess(anyone, { ...issue.key, ...issue.head }, now),
    pageIndex,
  )
  if (access.kind === 'not-out-yet') throw new ProblemError('not-found')
  if (access.kind === 'locked') throw new ProblemError('subscription-required')
}

/** The one that readers see; while it is new, also the one whose data some have just been given. */
async function versionAsked(
  shelf: Shelf,
  shown: ShelvedIssue,
  { version }: FileAsked,
  now: Date,
): Promise<ShelvedIssue | undefined> {
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
  return `public, max-age=${seconds}, immutable`
}
