import type { Language } from '#contract/titles.ts'
import { shape } from './shape.ts'
import { storedValue } from './stored-value.ts'

export const chosenLanguage = storedValue('localStorage', 'language', shape(isLanguage))

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'kn'
}
