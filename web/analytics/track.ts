import type { AnalyticsEvent } from '#contract/analytics.ts'

declare global {
  interface Window {
    /** Read by the tag manager, when one is loaded. */
    dataLayer?: object[]
  }
}

const CURRENCY = 'INR'

/** A plan, as the tag manager's reports know products. */
export interface TrackedItem {
  item_id: string
  item_name: string
  item_variant: string
  price: number
  quantity: 1
}

type About = Record<string, string | number | readonly TrackedItem[]>

export function track(event: AnalyticsEvent, about: About = {}): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, currency: CURRENCY, ...about })
}
