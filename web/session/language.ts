import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/titles.ts'
import { shape } from './shape.ts'
import { storedValue } from './stored-value.ts'

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
