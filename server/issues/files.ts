import type { Context } from 'hono'
import { z } from 'zod'
import { CompactDate } from '#contract/issue-date.ts'
import { EditionId } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { issueAccess, pageAccess } from '#domain/access.ts'
import { nextRollover } from '#domain/newspaper-day.ts'
import { isAssetPath } from '#store/assets.ts'
import { ownerOf, PUBLIC_FOLDER } from '#store/issue-files.ts'
import type { App, HttpEnv } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { createFileCache } from './file-cache.ts'
import { answerFile, contentTypeOf } from './send-file.ts'
import type { Shelf, ShelvedIssue } from './shelf.ts'

/** Where files are served that anyone may have, and where those that a signature opens. */
export const FILES_PATH = '/epaper/files'
export const SIGNED_PATH = '/epaper/signed'

const FILE = ':publisher/:date/:edition/:version/:file{.+}'

const IssueFolder = z.object({
  publisher: PublisherCode,
  date: CompactDate,
  edition: EditionId,
  version: z.string(),
})

/** Files of a version never change: a new version has a folder of its own. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export function fileRoutes(app: App, { assets, clock, config, shelf, signer }: Services): void {
  const files = createFileCache(assets, config.fileCacheBytes)

  app.get(`${FILES_PATH}/${FILE}`, async (context) => {
    const { path, file, folder } = pathsOf(context)
    if (file.startsWith(PUBLIC_FOLDER)) return answerFile(context, await files.read(path), FOR_EVER)
    const now = clock.now()
    await requireOpenToAll(shelf, { folder, file, context, now })
    // Free until the next paper comes; a shared cache must not hold it longer.
    return answerFile(context, await files.read(path), publicUntil(nextRollover(now), now))
  })

  app.get(`${SIGNED_PATH}/:token/${FILE}`, async (context) => {
    const { path, folder } = pathsOf(context)
    const now = clock.now()
    const verdict = signer.verify(folder, context.req.param('token'), now)
    if (verdict.kind === 'forged') throw new ProblemError('forbidden')
    if (verdict.kind === 'expired') throw new ProblemError('link-expired')
    return answerFile(context, await files.read(path), publicUntil(verdict.expires, now))
  })
}

/** The file's path in the store, in its issue's folder, and that folder; refused if it could climb out. */
function pathsOf(context: Context<HttpEnv>) {
  const { publisher, date, edition, version, file = '' } = context.req.param()
  const folder = [publisher, date, edition, version].join('/')
  const path = `${folder}/${file}`
  if (!isAssetPath(path) || !contentTypeOf(file)) throw new ProblemError('not-found')
  return { path, file, folder }
}

interface Asked {
  folder: string
  file: string
  context: Context<HttpEnv>
  now: Date
}

/** Without a signature a file is served only if its page is open to everyone now. */
async function requireOpenToAll(
  shelf: Shelf,
  { folder, file, context, now }: Asked,
): Promise<void> {
  const key = IssueFolder.safeParse(context.req.param())
  const issue = key.success ? await shelf.find(key.data) : undefined
  const pageIndex = issue?.folder === folder ? pageIndexOf(issue, file) : undefined
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
