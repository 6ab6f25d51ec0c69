import { shape } from './shape.ts'
import { storedValue } from './stored-value.ts'

/** The one-tap prompt was closed: it stays quiet in this tab. */
export const oneTapClosed = storedValue(
  'sessionStorage',
  'oneTapClosed',
  shape((value) => typeof value === 'boolean'),
)
