import {
  DEFAULT_DISPLAY,
  DISPLAY_COOKIE,
  type Display,
  encodeFirstDisplay,
} from '#contract/display.ts'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/titles.ts'
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

/** How screens and texts look on this device. The cookie is a copy for the server of what the first view needs. */
export const storedDisplay = {
  read(): Display | undefined {
    const stored = display.read()
    return stored && { ...DEFAULT_DISPLAY, ...stored }
  },
  write(next: Display): void {
    display.write(next)
    writeCookie(DISPLAY_COOKIE, encodeFirstDisplay(next))
  },
}

function isDisplay(value: unknown): value is Partial<Display> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
