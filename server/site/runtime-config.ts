import { getConfig, RuntimeConfig } from '#contract/config.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { ACCESS_COOKIE, cookieOf } from '../auth/recognise.ts'
import type { App } from '../http/app.ts'
import { type Ready, readyJson } from '../http/ready.ts'
import type { RequestHead } from '../http/request-head.ts'
import { requestLanguage } from '../http/request-language.ts'
import { NO_STORE, serveReady } from '../http/serve.ts'
import type { Services } from '../services.ts'

/** What the web app must know before its first call; of a browser that is not known it may have a session. */
export function runtimeConfig(
  { config, clock, google, apiBase }: Services,
  request?: RequestHead,
): RuntimeConfig {
  const hasNoSession = request && !cookieOf(request, ACCESS_COOKIE)
  return {
    brand: config.brand,
    publisher: config.publisher,
    defaultEdition: DEFAULT_EDITION[config.publisher],
    language: request ? requestLanguage(request, config) : config.defaultLanguage,
    today: newspaperDay(clock.now()),
    addresses: { auth: apiBase, epaper: apiBase, subscriptionProvider: apiBase },
    ...(config.sisterUrl && { sisterUrl: config.sisterUrl }),
    google: google ? { clientId: google.clientId, oneTap: google.oneTap } : null,
    gtmId: config.gtmId ?? null,
    standIns: config.standIns,
    session: hasNoSession ? 'none' : 'likely',
    clipMaxArea: config.clipMaxArea ?? null,
    supportEmail: config.supportEmail,
    prechecked: config.prechecked,
  }
}

export function configRoutes(app: App, services: Services): void {
  serveReady(app, getConfig, ({ context }) => readyConfig(services, context.req.raw), NO_STORE)
}

export function readyConfig(services: Services, asked: RequestHead): Promise<Ready> {
  const config = runtimeConfig(services, asked)
  const { today, session, language } = config
  return services.ready.get(`config ${today} ${session} ${language}`, () =>
    readyJson(RuntimeConfig.parse(config)),
  )
}
