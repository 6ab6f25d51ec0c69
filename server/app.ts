import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { API_BASE } from '#contract/route.ts'
import { isMovable } from './clock.ts'
import { configRoutes } from './config-routes.ts'
import { devRoutes } from './dev-routes.ts'
import { healthRoutes } from './health.ts'
import { answerError, answerProblem } from './http/answer-error.ts'
import type { App, HttpEnv } from './http/app.ts'
import { knowCaller } from './http/caller.ts'
import { limitBody, limitTime } from './http/limits.ts'
import { requestId } from './http/request-id.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { issueRoutes } from './issues/routes.ts'
import { openApiRoutes } from './openapi-routes.ts'
import type { Services } from './services.ts'

interface AppOptions {
  /** How long the version that readers see of an issue is remembered before it is asked for again. */
  headFreshMs?: number
}

/** Every feature that the server answers for, one line each. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<App> {
  const app: App = new Hono<HttpEnv>()
  app.use(requestId, requestLog(services.log), securityHeaders(services.config.publicUrl))
  app.onError(answerError(services.log))

  const api: App = new Hono<HttpEnv>()
  api.use(limitTime, limitBody, knowCaller(services.recognise))
  api.use(compress({ encoding: 'gzip' }))
  healthRoutes(api, services)
  configRoutes(api, services)
  openApiRoutes(api)
  await issueRoutes(api, services, options.headFreshMs)
  const { clock, inbox } = services
  if (isMovable(clock) && inbox) devRoutes(api, { clock, inbox })
  api.all('*', (context) => answerProblem(context, 'not-found'))

  app.route(API_BASE, api)
  return app
}
