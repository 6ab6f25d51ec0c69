import { EVERY_ROUTE } from '#contract/every-route.ts'
import { getOpenApi } from '#contract/health.ts'
import type { App } from './http/app.ts'
import { serve } from './http/serve.ts'
import { openApiDocument } from './openapi.ts'

export function openApiRoutes(app: App): void {
  const document = openApiDocument(EVERY_ROUTE)
  serve(app, getOpenApi, () => document)
}
