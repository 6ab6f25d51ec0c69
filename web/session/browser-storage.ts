import { DEFAULT_DISPLAY, DISPLAY_COOKIE, type Display, encodeColours } from '#contract/display.ts'
import type { ReadingPlace } from '#contract/reading-places.ts'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/titles.ts'
import type { DataUse } from '#domain/data-use.ts'
import { shape, storedValue } from './stored-value.ts'

const stored = storedValue('localStorage', 'language', shape(isLanguage))

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The reader's language. The cookie is a copy for the server. */
export const chosenLanguage = {
  read: stored.read,
  write(language: Language): void {
    stored.write(language)
    writeCookie(LANGUAGE_COOKIE, language)
  },
}

/** Called at each start too, because Safari deletes script-written cookies after seven days. */
function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and Safari before 18.4.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

const display = storedValue('localStorage', 'display', shape(isDisplay))

/** How screens and texts look on this device. The cookie is a copy of the colours for the server. */
export const storedDisplay = {
  read(): Display | undefined {
    const stored = display.read()
    return stored && { ...DEFAULT_DISPLAY, ...stored }
  },
  write(next: Display): void {
    display.write(next)
    writeCookie(DISPLAY_COOKIE, encodeColours(next))
  },
}

function isDisplay(value: unknown): value is Partial<Display> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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

/** The fields of the stored `subscriptionData` that the first view needs. */
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
