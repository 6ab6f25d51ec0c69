import { getClip, getClipPicture, makeClip, type NewClip } from '#contract/clips.ts'
import type { PageBox } from '#contract/page-model.ts'
import { pageAccess } from '#domain/access.ts'
import { CLIP_LIMITS, isClipAllowed } from '#domain/clips.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { boxOf, commonPart } from '#domain/page-boxes.ts'
import { pageNameIn } from '#domain/page-names.ts'
import { READER_BUCKETS } from '#store/auth/contact-buckets.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { addClip, type StoredClip } from '#store/clips/clips.ts'
import { issueFolder } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { tooManyRequests } from '../auth/code-limits.ts'
import type { App, Caller } from '../http/app.ts'
import { rateLimitedNetwork } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { answerReady } from '../http/ready.ts'
import { serve, serveResponse } from '../http/serve.ts'
import { namesBeside } from '../issues/epaper-data.ts'
import { openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'
import { pictureSize } from './clip-layout.ts'
import { createClipPictures } from './clip-pictures.ts'
import { newClipId } from './clip-token.ts'
import { requireClip, sourceFile, toClip } from './find-clip.ts'

/** A withdrawn article stays in shared caches for this long at most, as other files of a page do. */
const PICTURE_CACHE = 'public, max-age=60'

export function clipRoutes(app: App, services: Services): void {
  const { db, config } = services
  const pictureOf = createClipPictures(services)

  serve(app, makeClip, async ({ body, caller, context }) => {
    const maxArea = config.clipMaxArea
    // The address of a clip is one of its own title.
    const isOurs = body.publisher === config.publisher
    if (maxArea === undefined || !isOurs) throw new ProblemError('not-found')
    if (!isClipAllowed(body.box, maxArea)) {
      throw new ProblemError('invalid-request', 'The clip is too large, too small or off the page.')
    }
    const clip = await cutOut(services, body, caller)
    await takeTurn(services, caller, context.get('clientAddress'))
    await addClip(db, clip, caller.session?.readerId ?? null)
    return toClip(services, clip)
  })

  serve(app, getClip, async ({ params }) =>
    toClip(services, await requireClip(services, params.token)),
  )

  serveResponse(app, getClipPicture, async ({ params, context }) => {
    const picture = await pictureOf(await requireClip(services, params.token))
    return answerReady(context, picture, PICTURE_CACHE)
  })
}

/** The clip, if the reader may open its page now. It is not stored yet. */
async function cutOut(
  services: Services,
  { box, pageNo, ...key }: NewClip,
  { reader }: Caller,
): Promise<StoredClip> {
  const now = services.clock.now()
  const { issue, access } = await openIssue(services, key, reader, now)
  const { pages, version } = issue.version
  const index = pages.findIndex((page) => page.pageNo === pageNo)
  const page = pages[index]
  if (!page) throw new ProblemError('not-found')
  if (pageAccess(reader, access, { index, front: frontPageIndex(pages) }).kind !== 'open') {
    throw new ProblemError('subscription-required')
  }
  const current = await services.withdrawals.current()
  current.requireOpen(issueFolder(key, version), sourceFile(pageNo))
  const named = { ...page, ...namesBeside(page.name, page.name_kn) }
  return {
    id: newClipId(),
    key,
    version,
    box,
    ...pictureSize(box, page),
    edition_name: issue.head.edition_name,
    edition_name_kn: issue.head.edition_name_kn,
    page_no: pageNo,
    page_name: page.displayName,
    page_name_kn: named.names ? pageNameIn(named, 'kn') : null,
    article_ids: articlesIn(page, box),
    created_at: now.getTime(),
  }
}

function articlesIn({ regions }: PressedPage, box: PageBox): string[] {
  return regions
    .filter(({ kind }) => kind === 'article')
    .filter((region) => (region.rects ?? [region]).some((part) => commonPart(boxOf(part), box)))
    .map(({ id }) => id)
}

async function takeTurn(
  { db, clock }: Services,
  { session }: Caller,
  address: string,
): Promise<void> {
  const bucket = session
    ? READER_BUCKETS.clips(session.readerId)
    : `clips from ${rateLimitedNetwork(address)}`
  const taken = await takeTurns(
    db,
    { turns: [{ bucket, limits: CLIP_LIMITS }] },
    clock.now().getTime(),
  )
  if (taken.kind === 'refused') throw tooManyRequests(taken.retryAt, clock.now())
}
