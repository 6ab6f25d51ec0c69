import { exportArchive, searchArchive } from '#contract/archive.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { hasPermission, isInScope } from '#domain/staff/permissions.ts'
import { accountWithToken } from '#store/staff/tokens.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve, serveResponse } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { archiveLimits } from './archive-limits.ts'
import { archiveSearch } from './archive-search.ts'

/** The whole archive for programs of the staff, by token. */
export function archiveRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const { find, csv } = archiveSearch(services)
  const { countSearch, countExport } = archiveLimits()

  serve(app, searchArchive, async ({ headers, query }) => {
    countSearch(await requireToken(headers.authorization, query.publisher), clock.now())
    return find(query)
  })

  serveResponse(app, exportArchive, async ({ headers, query }) => {
    countExport(await requireToken(headers.authorization, query.publisher), clock.now())
    return csv(query)
  })

  /** Returns the id of the token. Its account must be allowed to see the issues of the title. */
  async function requireToken(
    authorization: string | undefined,
    publisher: PublisherCode,
  ): Promise<string> {
    const [, token] = /^Bearer ([\w-]{1,100})$/i.exec(authorization ?? '') ?? []
    const known = token === undefined ? undefined : await accountWithToken(db, token, clock.now())
    if (!known) throw new ProblemError('login-required')
    const { role, scope } = known.account
    const isAllowed =
      hasPermission(role, 'issues.view') && isInScope(scope, { kind: 'title', publisher })
    if (!isAllowed) throw new ProblemError('forbidden')
    return known.tokenId
  }
}
