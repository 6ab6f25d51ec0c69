import { EpaperData, getEpaperData, listEditions } from '#contract/issues.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import type { App } from '../http/app.ts'
import { readyJson } from '../http/ready.ts'
import { serve, serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { epaperData } from './epaper-data.ts'
import { fileRoutes } from './files.ts'
import { iiifRoutes } from './iiif/routes.ts'
import { issueDateRoutes } from './issue-dates.ts'
import { openIssue } from './open-issue.ts'
import { createReadyCache } from './ready-cache.ts'

export function issueRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const cache = createReadyCache()

  serve(app, listEditions, ({ query }) => editionGroupsOf(db, query.publisher))

  serveReady(app, getEpaperData, async ({ query, caller }) => {
    const opened = await openIssue(services, query, caller.reader, clock.now())
    const { issue, access, filesPath } = opened
    return cache.get(`${filesPath} ${issue.head.revision}`, () =>
      readyJson(EpaperData.parse(epaperData(issue, access, filesPath))),
    )
  })

  issueDateRoutes(app, services)
  iiifRoutes(app, services)
  fileRoutes(app, services)
}
