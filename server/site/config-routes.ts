import { getConfig, RuntimeConfig } from '#contract/config.ts'
import type { App } from '../http/app.ts'
import type { Asked } from '../http/asked.ts'
import { type Ready, readyJson } from '../http/ready.ts'
import { NOT_KEPT, serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { runtimeConfig } from './runtime-config.ts'

export function configRoutes(app: App, services: Services): void {
  serveReady(app, getConfig, ({ context }) => readyConfig(services, context.req.raw), NOT_KEPT)
}

export function readyConfig(services: Services, asked: Asked): Promise<Ready> {
  const config = runtimeConfig(services, asked)
  const { today, session, language } = config
  return services.ready.get(`config ${today} ${session} ${language}`, () =>
    readyJson(RuntimeConfig.parse(config)),
  )
}
