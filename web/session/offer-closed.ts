import { shape } from './shape.ts'
import { storedValue } from './stored-value.ts'

/** The end of the discount whose banner was closed: it stays quiet in this tab. */
export const offerClosed = storedValue(
  'sessionStorage',
  'offerClosed',
  shape((value) => typeof value === 'string'),
)
