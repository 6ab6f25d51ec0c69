import { shape } from './shape.ts'
import { storedValue } from './stored-value.ts'

/** What was searched for on this device, the newest first. */
export const recentSearches = storedValue('localStorage', 'recentSearches', shape(isTexts))

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
