import type { AnalyticsEvent } from '#contract/analytics.ts'

declare global {
  interface Window {
    /** Read by the tag manager, when one is loaded. */
    dataLayer?: object[]
  }
}

const CURRENCY = 'INR'

export function track(event: AnalyticsEvent, about: Record<string, string | number> = {}): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, currency: CURRENCY, ...about })
}
