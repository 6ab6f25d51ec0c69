import { getConfig } from '#contract/config.ts'
import type { App } from './http/app.ts'
import { serve } from './http/serve.ts'
import { runtimeConfig } from './runtime-config.ts'
import type { Services } from './services.ts'

export function configRoutes(app: App, services: Services): void {
  serve(app, getConfig, ({ context }) => runtimeConfig(services, context.req.raw))
}
