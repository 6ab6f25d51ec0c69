import { Hono } from 'hono'
import { entitlementRoutes } from '../entitlements/routes.ts'
import { answerError, answerProblem } from '../http/answer-error.ts'
import type { App, HttpEnv } from '../http/app.ts'
import { isReading } from '../http/caller.ts'
import { ProblemError } from '../http/problem-error.ts'
import { infoRoutes, subscriberCountRoutes } from '../info/routes.ts'
import { issueRoutes } from '../issues/routes.ts'
import { planRoutes } from '../plans/routes.ts'
import type { Services } from '../services.ts'
import { configRoutes } from '../site/runtime-config.ts'
import { statusRoutes } from '../status/routes.ts'
import { previewServices } from './preview-services.ts'
import type { Preview } from './preview-token.ts'

/** The calls of the readers' app that a preview answers: all that a reader can see without an account. */
export function createPreviewApp(services: Services, preview: Preview): App {
  const previewed = previewServices(services, preview)
  const app: App = new Hono<HttpEnv>().basePath(previewed.apiBase)
  app.onError(answerError(services.log))
  app.use(async (context, next) => {
    if (!isReading(context.req)) throw new ProblemError('forbidden', 'A preview changes nothing.')
    context.set('callerOf', async () => previewed.recognise(context.req.raw))
    await next()
  })
  issueRoutes(app, previewed)
  entitlementRoutes(app, previewed)
  configRoutes(app, previewed)
  planRoutes(app, previewed)
  infoRoutes(app, previewed)
  subscriberCountRoutes(app, previewed)
  statusRoutes(app, previewed)
  app.all('*', (context) => answerProblem(context, 'not-found'))
  return app
}
