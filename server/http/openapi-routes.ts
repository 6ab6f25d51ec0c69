import { EVERY_ROUTE } from '#contract/every-route.ts'
import { getOpenApi } from '#contract/health.ts'
import type { App } from './app.ts'
import { openApiDocument } from './openapi.ts'
import { serve } from './serve.ts'

let document: ReturnType<typeof openApiDocument> | undefined

export function openApiRoutes(app: App): void {
  serve(app, getOpenApi, () => {
    document ??= openApiDocument(EVERY_ROUTE)
    return document
  })
}
