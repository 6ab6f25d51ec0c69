import { shape } from './shape.ts'
import { storedValue } from './stored-value.ts'

/** Whether what is tracked is shown over every screen, in this tab. */
export const eventLogShown = storedValue(
  'sessionStorage',
  'eventLogShown',
  shape((value): value is true => value === true),
)
