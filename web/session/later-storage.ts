import type { ReadingPlace } from '#contract/reading-places.ts'
import type { DataUse } from '#domain/data-use.ts'
import { shape, storedValue } from './stored-value.ts'

/** The keys that the first view does not read: a file of its own, so that the first view does not load it. */

export type AnalyticsChoice = 'granted' | 'declined'

/** The reader's answer to the question about analytics, on this device. */
export const analyticsChoice = storedValue('localStorage', 'analyticsChoice', shape(isChoice))

function isChoice(value: unknown): value is AnalyticsChoice {
  return value === 'granted' || value === 'declined'
}

/** Whether the event log is shown over every screen, in this tab. */
export const isEventLogShown = storedValue(
  'sessionStorage',
  'eventLogShown',
  shape((value): value is true => value === true),
)

interface CurrentPlan {
  active: boolean
  plan_name?: string
  duration_unit?: string
}

/** The fields of the stored `subscriptionData` that analytics needs. */
export const storedPlan = storedValue('sessionStorage', 'subscriptionData', shape(isHeldPlan))

function isHeldPlan(value: unknown): value is CurrentPlan {
  return typeof value === 'object' && value !== null && 'active' in value
}

/** The end date of the discount whose banner was closed in this tab; it is not shown again. */
export const closedOffer = storedValue(
  'sessionStorage',
  'offerClosed',
  shape((value) => typeof value === 'string'),
)

/** The one-tap prompt was closed in this tab; it is not shown again. */
export const isOneTapClosed = storedValue(
  'sessionStorage',
  'oneTapClosed',
  shape((value) => typeof value === 'boolean'),
)

/** The searches of this device, newest first. */
export const recentSearches = storedValue('localStorage', 'recentSearches', shape(isTexts))

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

/** How far the reader has come in each issue, on this device, newest first. */
export const readingPlaces = storedValue('localStorage', 'readingPlaces', shape(isPlaces))

function isPlaces(value: unknown): value is readonly ReadingPlace[] {
  return Array.isArray(value) && value.every(isPlace)
}

function isPlace(value: unknown): value is ReadingPlace {
  if (typeof value !== 'object' || value === null) return false
  return 'edition_date' in value && 'read_articles' in value && isTexts(value.read_articles)
}

/** What this device has fetched, for the data meter. */
export const dataUse = storedValue('localStorage', 'dataUse', shape(isDataUse))

function isDataUse(value: unknown): value is DataUse {
  if (typeof value !== 'object' || value === null) return false
  return 'day' in value && typeof value.day === 'string' && 'bytesOfDay' in value
}
