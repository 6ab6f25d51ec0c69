import { z } from 'zod'
import { SECOND_MS } from './durations.ts'

/** Smaller numbers are seconds: in seconds this is the year 5138, in milliseconds it is 1973. */
const FIRST_MILLISECONDS = 100_000_000_000

/** A time in milliseconds. Other services send seconds, milliseconds or ISO 8601 with an offset. */
export const Timestamp = z
  .union([
    z.number().nonnegative(),
    z.string().regex(/^\d{1,16}$/),
    z.iso.datetime({ offset: true }).max(40),
  ])
  .transform(toMilliseconds)
  .pipe(z.number().int().nonnegative().max(8_640_000_000_000_000))

function toMilliseconds(sent: number | string): number {
  const number = Number(sent)
  if (Number.isNaN(number)) return Date.parse(String(sent))
  return Math.round(number < FIRST_MILLISECONDS ? number * SECOND_MS : number)
}

export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

/** `HH:mm` in Indian time. */
export const TimeOfDay = z.string().regex(TIME_OF_DAY, 'must be a time of day, as 06:30')
