import type { RuntimeConfig } from '#contract/config.ts'
import { DEFAULT_EDITION } from '#contract/publisher.ts'
import { API_BASE } from '#contract/route.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import type { Services } from './services.ts'

/** What the web app must know before its first call. */
export function runtimeConfig({ config, clock }: Services): RuntimeConfig {
  return {
    brand: config.brand,
    publisher: config.publisher,
    defaultEdition: DEFAULT_EDITION[config.publisher],
    today: newspaperDay(clock.now()),
    addresses: { auth: API_BASE, epaper: API_BASE, subscriptionProvider: API_BASE },
    googleClientId: null,
    gtmId: null,
    standIns: config.standIns,
    supportEmail: config.supportEmail,
    prechecked: {
      terms: true,
      receiveMarketingAndPromitionalEmail: true,
      dhNewsLetterTopNewsOfTheDay: true,
    },
  }
}
