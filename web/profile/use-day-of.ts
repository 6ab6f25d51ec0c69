import { dayInIndia } from '#domain/newspaper-day.ts'
import { formatShortDate } from '../i18n/format.ts'
import { useSpoken } from '../i18n/language.ts'

/** The day of a time, in milliseconds, in the language of the controls. */
export function useDayOf(): (time: number) => string {
  const { language } = useSpoken()
  return (time) => formatShortDate(dayInIndia(new Date(time)), language)
}
