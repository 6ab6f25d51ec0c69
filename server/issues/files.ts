import type { Context } from 'hono'
import { z } from 'zod'
import { CompactDate } from '#contract/issue-date.ts'
import { EditionId } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { pageAccess } from '#domain/access.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { isAssetPath } from '#store/assets.ts'
import { pageFolder } from '#store/issue-files.ts'
import { publishedIssue } from '#store/issues.ts'
import { FILES_PATH } from './epaper-data.ts'
import type { App } from './http/app.ts'
import { VISITOR } from './http/caller.ts'
import { ProblemError } from './http/problem-error.ts'
import type { Services } from './services.ts'

const IssueFolder = z.object({
  publisher: PublisherCode,
  date: CompactDate,
  edition: EditionId,
  version: z.string(),
})

/** Files of a version never change: a new version has a folder of its own. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export function issueFileRoutes(app: App, services: Services): void {
  app.get(`${FILES_PATH}/:publisher/:date/:edition/:version/:file{.+}`, async (context) => {
    const path = context.req.path.slice(
      context.req.path.indexOf(FILES_PATH) + FILES_PATH.length + 1,
    )
    const file = context.req.param('file')
    if (!isAssetPath(path)) throw new ProblemError('not-found')
    if (!file.startsWith('public/')) await requireOpenPage(services, context, file)
    const asset = await services.assets.read(path)
    if (!asset) throw new ProblemError('not-found')
    const headers = { ETag: asset.etag, 'Cache-Control': FOR_EVER, 'Content-Type': 'image/webp' }
    if (context.req.header('If-None-Match') === asset.etag) return context.body(null, 304, headers)
    return context.body(asset.bytes, 200, headers)
  })
}

/** Refuses a page's file unless the caller may open that page now. */
async function requireOpenPage(
  { db, clock }: Services,
  context: Context,
  file: string,
): Promise<void> {
  const key = IssueFolder.safeParse(context.req.param())
  const today = newspaperDay(clock.now())
  if (!key.success || key.data.date > today) throw new ProblemError('not-found')
  const issue = await publishedIssue(db, key.data)
  const index = issue?.pages.findIndex(({ pageNo }) => file.startsWith(`${pageFolder(pageNo)}/`))
  if (issue?.version !== key.data.version || index === undefined || index < 0) {
    throw new ProblemError('not-found')
  }
  const access = pageAccess(VISITOR.reader, { ...key.data, index }, today)
  if (access.kind === 'locked') throw new ProblemError('subscription-required')
}
