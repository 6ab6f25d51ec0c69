import {
  followSearch,
  listFollowedSearches,
  MAX_FOLLOWED_SEARCHES,
  type NewFollowedSearch,
  openOneClick,
  stopByOneClick,
  stopFollowing,
  unfollowSearch,
} from '#contract/followed-searches.ts'
import { addDays } from '#domain/calendar.ts'
import { districtWith } from '#domain/followed-searches/districts.ts'
import { followKey } from '#domain/followed-searches/followed-searches.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import {
  deleteFollowedSearch,
  followedSearchesOf,
  followOnce,
  resumeFollowed,
  type StopScope,
  stopFollowed,
} from '#store/followed-searches.ts'
import { sectionNamed } from '#store/stories/section-stories.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { NO_STORE, serve, serveResponse } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { scopeOf } from './stop-token.ts'

/** A section that no issue of these days has cannot be followed. */
const SECTION_DAYS = 7

export const STOP_SCREEN = '/followed-searches/stop'

export function followedSearchRoutes(app: App, { db, clock, secrets }: Services): void {
  serve(app, listFollowedSearches, ({ query, caller: { session } }) =>
    followedSearchesOf(db, session.readerId, query.publisher),
  )

  serve(app, followSearch, async ({ body, caller: { session } }) => {
    const whatKn = await kannadaNameOf(body)
    const followed = await followOnce(db, session.readerId, { ...body, whatKn }, clock.now())
    if (followed) return followed
    throw new ProblemError(
      'not-acceptable-now',
      `A reader follows ${MAX_FOLLOWED_SEARCHES} searches at most.`,
    )
  })

  serve(app, unfollowSearch, async ({ params, caller: { session } }) => {
    const { readerId } = session
    if (!(await deleteFollowedSearch(db, { readerId, ...params })))
      throw new ProblemError('not-found')
    return {}
  })

  serve(app, stopFollowing, async ({ body: { token, stopped } }) => {
    const scope = requireScope(token)
    return stopped ? stopFollowed(db, scope, clock.now()) : resumeFollowed(db, scope)
  })

  serve(app, stopByOneClick, async ({ params }) => {
    await stopFollowed(db, requireScope(params.token), clock.now())
    return {}
  })

  // Mail programs without one click open the address in a browser.
  serveResponse(app, openOneClick, async ({ params, context }) => {
    context.header('Cache-Control', NO_STORE)
    return context.redirect(`${STOP_SCREEN}?${new URLSearchParams(params)}`, 303)
  })

  /** Refuses what cannot be found: words without letters, an unknown section or district. */
  async function kannadaNameOf(body: NewFollowedSearch): Promise<string | null> {
    switch (body.kind) {
      case 'words':
        if (followKey(body) === '') throw new ProblemError('invalid-request', 'No words.')
        return null
      case 'section': {
        const to = newspaperDay(clock.now())
        const days = { publisher: body.publisher, from: addDays(to, -SECTION_DAYS), to }
        const section = await sectionNamed(db, body.what, days)
        if (!section) throw new ProblemError('not-found', 'No such section.')
        return section.section_kn
      }
      case 'district': {
        const district = districtWith(body.what)
        if (!district) throw new ProblemError('not-found', 'No such district.')
        return district.names.kn
      }
    }
  }

  function requireScope(token: string): StopScope {
    const scope = scopeOf(secrets, token)
    if (!scope) throw new ProblemError('not-found')
    return scope
  }
}
