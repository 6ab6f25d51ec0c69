import { getSiteStatus } from '#contract/status.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function statusRoutes(app: App, { status }: Services): void {
  serve(app, getSiteStatus, () => status.read())
}
