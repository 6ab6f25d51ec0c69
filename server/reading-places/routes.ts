import {
  ArticleLengths,
  getArticleLengths,
  listReadingPlaces,
  saveReadingPlace,
} from '#contract/reading-places.ts'
import { pageAccess, type Reader } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { countWords, withoutFuture } from '#domain/reading-places.ts'
import { mergeReadingPlace, readingPlacesOf } from '#store/reading-places.ts'
import type { App } from '../http/app.ts'
import { readyJson } from '../http/ready.ts'
import { serve, serveReady } from '../http/serve.ts'
import { type OpenIssue, openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'

export function readingPlaceRoutes(app: App, services: Services): void {
  const { db, clock, ready } = services
  serve(app, listReadingPlaces, ({ query, caller: { session } }) =>
    readingPlacesOf(db, session.readerId, query.publisher),
  )

  serve(app, saveReadingPlace, ({ body, caller: { session } }) =>
    mergeReadingPlace(db, session.readerId, withoutFuture(body, clock.now())),
  )

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
