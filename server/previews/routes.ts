import type { Context } from 'hono'
import { listPreviewIssues, openPreview } from '#contract/desk/previews.ts'
import { addDays } from '#domain/calendar.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { isAllowed, isInScope } from '#domain/staff/permissions.ts'
import { storedIssuesSince } from '#store/issues/stored-versions.ts'
import { staffOf } from '../desk/desk-session.ts'
import { serveStaff } from '../desk/serve-desk.ts'
import type { App, HttpEnv } from '../http/app.ts'
import { keepRecent } from '../http/lru.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { createPreviewApp } from './preview-app.ts'
import { NOT_STORED } from './preview-page.ts'
import {
  issuePreview,
  PREVIEW_CALLS,
  type Preview,
  previewBase,
  readPreview,
} from './preview-token.ts'

const LISTED_DAYS = 14
const CACHED_APPS = 20

export function previewRoutes(app: App, services: Services): void {
  const { db, clock } = services

  serveStaff(app, services, listPreviewIssues, async ({ staff }) => {
    const since = addDays(newspaperDay(clock.now()), -LISTED_DAYS)
    const issues = await storedIssuesSince(db, since)
    return {
      issues: issues.filter(({ publisher, edition }) =>
        isInScope(staff.scope, { kind: 'edition', publisher, edition }),
      ),
    }
  })

  serveStaff(app, services, openPreview, ({ query, staff }) => {
    const preview = issuePreview(services, query, staff.id)
    const place = new URLSearchParams({ date: query.date, edition_No: `${query.edition}` })
    const address = `${previewBase(preview)}/?${place}`
    return { address, expires_at: preview.claim.expires_at }
  })

  const apps = new Map<string, App>()
  app.all(`${PREVIEW_CALLS}/:token/*`, async (context) => {
    const preview = await requirePreview(services, context)
    const previewApp = apps.get(preview.token) ?? createPreviewApp(services, preview)
    keepRecent(apps, preview.token, previewApp, CACHED_APPS)
    const answer = await previewApp.request(requestOfReader(context.req.raw))
    for (const [name, value] of answer.headers) context.header(name, value)
    context.header('Cache-Control', NOT_STORED)
    return new Response(answer.body, { status: answer.status, headers: context.res.headers })
  })
}

/** The preview of a token, for the staff member who asked for it, while they are signed in and may see the issue. */
async function requirePreview(services: Services, context: Context<HttpEnv>): Promise<Preview> {
  const preview = readPreview(services, context.req.param('token') ?? '')
  const staff = preview && (await staffOf(services, context))
  const isTheirs = staff?.id === preview?.claim.staff
  if (!preview || !staff || !isTheirs) throw new ProblemError('link-expired')
  const { publisher, edition } = preview.claim
  if (!isAllowed(staff, 'issues.view', { kind: 'edition', publisher, edition })) {
    throw new ProblemError('link-expired')
  }
  return preview
}

const DROPPED_HEADERS = ['cookie', 'authorization', 'if-none-match', 'if-modified-since']

/** The request without the session of the desk, of a reader, and of earlier answers. */
function requestOfReader(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of DROPPED_HEADERS) headers.delete(name)
  return new Request(request.url, { method: request.method, headers })
}
