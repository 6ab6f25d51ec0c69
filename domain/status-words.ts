import type { EditionStatus, ServiceStatus, SiteService, SiteStatus } from '#contract/status.ts'
import type { Language } from '#contract/titles.ts'
import { dayInIndia, timeOfDayInIndia } from './newspaper-day.ts'

// The status page exists as server HTML and as a screen of the app. Both use these words.

type InBoth = Record<Language, string>

const SERVICES: Record<SiteService, InBoth> = {
  'sms-codes': { en: 'Log in with an OTP by SMS', kn: 'ಎಸ್‌ಎಂಎಸ್ ಒಟಿಪಿ ಮೂಲಕ ಲಾಗಿನ್' },
  'email-codes': { en: 'Log in with an OTP by email', kn: 'ಇಮೇಲ್ ಒಟಿಪಿ ಮೂಲಕ ಲಾಗಿನ್' },
  google: { en: 'Log in with Google', kn: 'ಗೂಗಲ್ ಮೂಲಕ ಲಾಗಿನ್' },
  payment: { en: 'Payment', kn: 'ಪಾವತಿ' },
  search: { en: 'Search', kn: 'ಹುಡುಕಾಟ' },
  saving: { en: 'Saved articles and profile', kn: 'ಉಳಿಸಿದ ಲೇಖನಗಳು ಮತ್ತು ಪ್ರೊಫೈಲ್' },
}

const WORDS = {
  out: { en: 'Out at {time}', kn: '{time}ಕ್ಕೆ ಪ್ರಕಟವಾಗಿದೆ' },
  'out-early': {
    en: 'Out for early access, for everyone at {time}',
    kn: '‘ಎಲ್ಲರಿಗಿಂತ ಮೊದಲು’ ಸೌಲಭ್ಯದವರಿಗೆ ಪ್ರಕಟವಾಗಿದೆ, ಎಲ್ಲರಿಗೂ {time}ಕ್ಕೆ',
  },
  expected: { en: 'Expected at {time}', kn: '{time}ಕ್ಕೆ ಬರಲಿದೆ' },
  'expected-later': { en: 'Expected later today', kn: 'ಇಂದು ಸ್ವಲ್ಪ ತಡವಾಗಿ ಬರಲಿದೆ' },
  late: { en: 'Late, expected at {time}', kn: 'ತಡವಾಗಿದೆ, {time}ಕ್ಕೆ ಬರಬೇಕಿತ್ತು' },
  missing: { en: 'Missing', kn: 'ಬಂದಿಲ್ಲ' },
  working: { en: 'Working', kn: 'ಸರಿಯಾಗಿದೆ' },
  disturbed: { en: 'Disturbed since {time}', kn: '{time}ರಿಂದ ತೊಂದರೆ ಇದೆ' },
  'all-well': { en: 'Everything is working.', kn: 'ಎಲ್ಲವೂ ಸರಿಯಾಗಿದೆ.' },
  'some-disturbed': {
    en: 'Something is disturbed. We are working on it.',
    kn: 'ತೊಂದರೆಯಾಗಿದೆ. ಸರಿಪಡಿಸುತ್ತಿದ್ದೇವೆ.',
  },
  'some-late': {
    en: 'Not every edition is out. We are working on it.',
    kn: 'ಎಲ್ಲ ಆವೃತ್ತಿಗಳು ಇನ್ನೂ ಪ್ರಕಟವಾಗಿಲ್ಲ. ಸರಿಪಡಿಸುತ್ತಿದ್ದೇವೆ.',
  },
  'cut-off': {
    en: 'Our systems are disturbed. Today’s front page can still be read, and nobody is logged out. The editions are shown as of {time}.',
    kn: 'ನಮ್ಮ ವ್ಯವಸ್ಥೆಯಲ್ಲಿ ತೊಂದರೆಯಾಗಿದೆ. ಇಂದಿನ ಮುಖಪುಟವನ್ನು ಓದಬಹುದು; ಯಾರ ಲಾಗಿನ್ ಕೂಡ ರದ್ದಾಗಿಲ್ಲ. ಆವೃತ್ತಿಗಳ ವಿವರ {time}ರ ವೇಳೆಯದು.',
  },
  'nothing-known': {
    en: 'Our systems are disturbed. We cannot tell which editions are out. Nobody is logged out.',
    kn: 'ನಮ್ಮ ವ್ಯವಸ್ಥೆಯಲ್ಲಿ ತೊಂದರೆಯಾಗಿದೆ. ಯಾವ ಆವೃತ್ತಿಗಳು ಪ್ರಕಟವಾಗಿವೆ ಎಂದು ಈಗ ಹೇಳಲಾಗದು. ಯಾರ ಲಾಗಿನ್ ಕೂಡ ರದ್ದಾಗಿಲ್ಲ.',
  },
} as const satisfies Record<string, InBoth>

interface StatusContext {
  language: Language
  /** From the server: the reader's clock may be wrong. */
  now: Date
}

export function serviceName(service: SiteService, language: Language): string {
  return SERVICES[service][language]
}

export function serviceWords({ state, since }: ServiceStatus, context: StatusContext): string {
  return wordsOf(state, since, context)
}

export function editionWords(
  { state, at, forAllAt }: EditionStatus,
  context: StatusContext,
): string {
  if (forAllAt) return wordsOf('out-early', forAllAt, context)
  return wordsOf(state === 'expected' && !at ? 'expected-later' : state, at, context)
}

/** The overall status in one or two sentences. */
export function summaryWords(status: SiteStatus, language: Language): string {
  const { isCurrent, editionsReadAt, editions, services } = status
  const context = { language, now: new Date(status.now) }
  if (!isCurrent) {
    return wordsOf(editionsReadAt ? 'cut-off' : 'nothing-known', editionsReadAt, context)
  }
  if (services.some(({ state }) => state === 'disturbed')) {
    return wordsOf('some-disturbed', null, context)
  }
  const isLate = editions.some(({ state }) => state === 'late' || state === 'missing')
  return wordsOf(isLate ? 'some-late' : 'all-well', null, context)
}

function wordsOf(
  key: keyof typeof WORDS,
  at: string | null,
  { language, now }: StatusContext,
): string {
  return WORDS[key][language].replace('{time}', at ? timeWords(new Date(at), now) : '')
}

/** The time, with the date if it is another day. */
function timeWords(at: Date, now: Date): string {
  const day = dayInIndia(at)
  const time = timeOfDayInIndia(at)
  return day === dayInIndia(now) ? time : `${day} ${time}`
}
