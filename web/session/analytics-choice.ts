import { shape } from './shape.ts'
import { storedValue } from './stored-value.ts'

export type AnalyticsChoice = 'granted' | 'declined'

/** Whether the reader lets the publisher count what they do, on this device. */
export const analyticsChoice = storedValue('localStorage', 'analyticsChoice', shape(isChoice))

function isChoice(value: unknown): value is AnalyticsChoice {
  return value === 'granted' || value === 'declined'
}
