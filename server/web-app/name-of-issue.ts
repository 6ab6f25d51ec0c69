import { TITLES } from '#contract/titles.ts'
import type { ShelvedIssue } from '../issues/shelf.ts'

/** Bengaluru City · Sunday, 15 November 2026, in the language of the paper. */
export function nameOfIssue({ key, head }: ShelvedIssue): string {
  const { language } = TITLES[key.publisher]
  const day = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'full', timeZone: 'UTC' })
  return `${head.edition_name} · ${day.format(new Date(key.date))}`
}
