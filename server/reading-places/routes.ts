import {
  ArticleLengths,
  getArticleLengths,
  listReadingPlaces,
  saveReadingPlace,
} from '#contract/reading-places.ts'
import { pageAccess, type Reader } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { countWords, withoutFuture } from '#domain/reading-places.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { readyJson } from '../http/ready.ts'
import { NO_STORE, serve, serveReady } from '../http/serve.ts'
import { type OpenIssue, openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'

export function readingPlaceRoutes(app: App, services: Services): void {
  const { clock, ready, places } = services
  serveReady(
    app,
    listReadingPlaces,
    ({ query: { publisher }, caller: { session }, context }) =>
      places.answerFor(
        { readerId: session.readerId, publisher },
        context.req.header('Accept-Encoding'),
      ),
    NO_STORE,
  )

  serve(app, saveReadingPlace, async ({ body, caller: { session } }) => {
    const { handle: sessionHandle, readerId } = session
    const place = withoutFuture(body, clock.now())
    const merged = await places.save({ sessionHandle, readerId, place })
    if (!merged) throw new ProblemError('try-refresh-token', 'try refresh token')
    return merged
  })

  serveReady(app, getArticleLengths, async ({ query, caller }) => {
    const opened = await openIssue(services, query, caller.reader, clock.now())
    const { issue, access, filesPath } = opened
    const name = `lengths ${filesPath} ${access.kind} ${issue.head.revision}`
    return ready.get(name, () => readyJson(ArticleLengths.parse(lengthsIn(opened))))
  })
}

const ANYONE: Reader = { kind: 'visitor' }

/** Only of pages that are open: the articles of a locked page are not even counted. */
function lengthsIn({ issue, access }: OpenIssue): ArticleLengths {
  const { pages } = issue.version
  const front = frontPageIndex(pages)
  const articles = pages
    .filter((_page, index) => pageAccess(ANYONE, access, { index, front }).kind === 'open')
    .flatMap(({ regions }) => regions.filter(({ kind }) => kind === 'article'))
  return Object.fromEntries(articles.map(({ id, text }) => [id, countWords(text)]))
}
