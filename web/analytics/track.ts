import { ANALYTICS_CURRENCY, type AnalyticsEvent } from '#contract/analytics.ts'
import { readerProperties } from '#domain/reader-properties.ts'
import { heldPlan } from '../session/held-plan.ts'
import { currentSession } from '../session/session.ts'
import { consent } from './consent.ts'
import { tell } from './tracked.ts'

/** A plan, as the tag manager's reports know products. */
export interface TrackedItem {
  item_id: string
  item_name: string
  item_variant: string
  price: number
  quantity: 1
}

type About = Record<string, string | number | readonly TrackedItem[]>

/** Tells the tag manager, unless the reader has not agreed to that. */
export function track(event: AnalyticsEvent, about: About = {}): void {
  const answer = consent()
  if (answer === 'unasked' || answer === 'declined') return
  const isSignedIn = currentSession().kind === 'signed-in'
  const reader = readerProperties({ isSignedIn, held: heldPlan.read() })
  tell({ event, currency: ANALYTICS_CURRENCY, ...reader, ...about })
}
