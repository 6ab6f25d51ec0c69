import { getEpaperData, listEditions } from '#contract/issues.ts'
import type { App } from '../http/app.ts'
import { serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { currentIssueRoutes } from './current-issue.ts'
import { fileRoutes } from './files.ts'
import { iiifRoutes } from './iiif/routes.ts'
import { issueDateRoutes } from './issue-dates.ts'
import { readyEditions, readyIssue } from './ready-issues.ts'

export function issueRoutes(app: App, services: Services): void {
  serveReady(app, listEditions, ({ query }) => readyEditions(services, query.publisher))
  serveReady(app, getEpaperData, ({ query, caller }) => readyIssue(services, query, caller.reader))
  currentIssueRoutes(app, services)
  issueDateRoutes(app, services)
  iiifRoutes(app, services)
  fileRoutes(app, services)
}
