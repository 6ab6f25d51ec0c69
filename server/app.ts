import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { PREVIEW_PATH } from '#contract/paths.ts'
import { API_BASE } from '#contract/route.ts'
import { archiveRoutes } from './archive/routes.ts'
import { codeRoutes } from './auth/codes.ts'
import { confirmRoutes } from './auth/confirm-routes.ts'
import { consentRoutes } from './auth/consents.ts'
import { contactChangeRoutes } from './auth/contact-change.ts'
import { contactUndoRoutes } from './auth/contact-undo-routes.ts'
import { googleRoutes } from './auth/google-routes.ts'
import { meRoutes } from './auth/me.ts'
import { requireLiveSession, sessionRoutes } from './auth/session-routes.ts'
import { clipRoutes } from './clips/routes.ts'
import { contactRoutes } from './contact-messages/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { demoStaffRoutes } from './dev/demo-staff.ts'
import { devRoutes } from './dev/routes.ts'
import { entitlementRoutes } from './entitlements/routes.ts'
import { followedSearchRoutes } from './followed-searches/routes.ts'
import { guidedReadingRoutes } from './guided-reading/routes.ts'
import { answerError, answerProblem } from './http/answer-error.ts'
import type { App, HttpEnv } from './http/app.ts'
import { identifyCaller } from './http/caller.ts'
import { resolveClientAddress } from './http/client-address.ts'
import { healthRoutes } from './http/health.ts'
import { exceptUploads, limitBody, limitTime } from './http/limits.ts'
import { openApiRoutes } from './http/openapi.ts'
import { allowOrigins, refuseOtherOrigins } from './http/origins.ts'
import { requestPath } from './http/request-head.ts'
import { requestId, requestLog } from './http/request-log.ts'
import { requireJson } from './http/require-json.ts'
import { securityHeaders } from './http/security-headers.ts'
import { onlyForThisMachine } from './http/this-machine.ts'
import { reportUntrustedForwarding } from './http/untrusted-forwarding.ts'
import { infoRoutes, subscriberCountRoutes } from './info/routes.ts'
import { isMovable } from './integrations/clock.ts'
import { receiveFromSandbox, sandboxGatewayRoutes } from './integrations/gateway/sandbox/routes.ts'
import { isSandbox } from './integrations/gateway/sandbox/sandbox-gateway.ts'
import {
  isStandIn,
  mountStandInGoogle,
  standInGoogleRoutes,
} from './integrations/google/stand-in-google.ts'
import { issueRoutes } from './issues/routes.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { invoiceRoutes } from './payments/invoices/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { previewHeaders } from './previews/preview-page.ts'
import { profileRoutes } from './profile/routes.ts'
import { erasureRoutes } from './reader-data/erasure-routes.ts'
import { exportRoutes } from './reader-data/export-routes.ts'
import { readingPlaceRoutes } from './reading-places/routes.ts'
import { savedArticleRoutes } from './saved-articles/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { wordBoxRoutes } from './search/word-boxes.ts'
import type { Services } from './services.ts'
import { sheetRoutes } from './sheets/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { configRoutes } from './site/runtime-config.ts'
import { statusRoutes } from './status/routes.ts'
import { storyRoutes } from './stories/routes.ts'
import { storyListRoutes } from './story-list/routes.ts'
import { recogniseMember, subscriptionRoutes } from './subscriptions/routes.ts'

/** The routes of all stand-ins are below this path. */
const STAND_INS_BASE = `${API_BASE}/dev`

/** Mounts the middleware and the routes of every feature. */
export async function createApp(services: Services): Promise<App> {
  const app: App = new Hono<HttpEnv>({ getPath: requestPath })
  app.use(requestId, requestLog(services.log), securityHeaders(services))
  app.use(`${PREVIEW_PATH}/*`, previewHeaders(services))
  app.onError(answerError(services.log))
  const { config, clock, inbox, google, gateway } = services
  if (config.standIns && !config.standInsOpen) app.use(`${STAND_INS_BASE}/*`, onlyForThisMachine)
  if (google && isStandIn(google)) mountStandInGoogle(app, google)

  const api: App = new Hono<HttpEnv>()
  api.use(allowOrigins(config.webOrigins))
  const { trustedProxies } = config
  const onUntrusted = reportUntrustedForwarding(services)
  api.use(exceptUploads(limitTime), exceptUploads(limitBody))
  api.use(resolveClientAddress({ trustedProxies, onUntrusted }))
  api.use(refuseOtherOrigins(config), exceptUploads(requireJson))
  api.use(
    identifyCaller({
      recognise: (request) => services.recognise(request),
      requireLiveSession: (caller) => requireLiveSession(services, caller),
    }),
  )
  api.use(compress({ encoding: 'gzip' }))
  healthRoutes(api, services)
  metricsRoutes(api, services)
  statusRoutes(api, services)
  configRoutes(api, services)
  openApiRoutes(api)
  sessionRoutes(api, services)
  codeRoutes(api, services)
  googleRoutes(api, services)
  meRoutes(api, services)
  contactChangeRoutes(api, services)
  confirmRoutes(api, services)
  contactUndoRoutes(api, services)
  consentRoutes(api, services)
  profileRoutes(api, services)
  exportRoutes(api, services)
  erasureRoutes(api, services)
  entitlementRoutes(api, services)
  issueRoutes(api, services)
  searchRoutes(api, services)
  archiveRoutes(api, services)
  wordBoxRoutes(api, services)
  storyRoutes(api, services)
  readingPlaceRoutes(api, services)
  storyListRoutes(api, services)
  guidedReadingRoutes(api, services)
  clipRoutes(api, services)
  savedArticleRoutes(api, services)
  followedSearchRoutes(api, services)
  planRoutes(api, services)
  api.use('/members/*', recogniseMember(services))
  subscriptionRoutes(api, services)
  paymentRoutes(api, services)
  invoiceRoutes(api, services)
  sheetRoutes(api, services)
  infoRoutes(api, services)
  contactRoutes(api, services)
  subscriberCountRoutes(api, services)
  deskRoutes(api, services)
  if (isMovable(clock) && inbox) {
    devRoutes(api, { ...services, clock, inbox })
    demoStaffRoutes(api, services)
  }
  if (google && isStandIn(google)) standInGoogleRoutes(api, google)
  if (isSandbox(gateway)) sandboxGatewayRoutes(api, gateway)
  api.all('*', (context) => answerProblem(context, 'not-found'))

  app.route(API_BASE, api)
  siteRoutes(app, services)
  if (isSandbox(gateway)) receiveFromSandbox(app, gateway)
  return app
}
