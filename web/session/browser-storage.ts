import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/titles.ts'
import { shape, storedValue } from './stored-value.ts'

const stored = storedValue('localStorage', 'language', shape(isLanguage))

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The language that the reader chose. Storage keeps it; the cookie is a copy for the server. */
export const chosenLanguage = {
  read: stored.read,
  write(language: Language): void {
    stored.write(language)
    writeCookie(language)
  },
}

/** Written at each start too: Safari deletes a cookie of a script after seven days. */
function writeCookie(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and Safari before 18.4.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

export type AnalyticsChoice = 'granted' | 'declined'

/** Whether the reader lets the publisher count what they do, on this device. */
export const analyticsChoice = storedValue('localStorage', 'analyticsChoice', shape(isChoice))

function isChoice(value: unknown): value is AnalyticsChoice {
  return value === 'granted' || value === 'declined'
}

/** Whether what is tracked is shown over every screen, in this tab. */
export const eventLogShown = storedValue(
  'sessionStorage',
  'eventLogShown',
  shape((value): value is true => value === true),
)

interface HeldPlan {
  active: boolean
  plan_name?: string
  duration_unit?: string
}

/** The stored `subscriptionData`, as far as the first view needs it. */
export const storedPlan = storedValue('sessionStorage', 'subscriptionData', shape(isHeldPlan))

function isHeldPlan(value: unknown): value is HeldPlan {
  return typeof value === 'object' && value !== null && 'active' in value
}

/** The end of the discount whose banner was closed: it stays quiet in this tab. */
export const offerClosed = storedValue(
  'sessionStorage',
  'offerClosed',
  shape((value) => typeof value === 'string'),
)

/** The one-tap prompt was closed: it stays quiet in this tab. */
export const oneTapClosed = storedValue(
  'sessionStorage',
  'oneTapClosed',
  shape((value) => typeof value === 'boolean'),
)

/** What was searched for on this device, the newest first. */
export const recentSearches = storedValue('localStorage', 'recentSearches', shape(isTexts))

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
