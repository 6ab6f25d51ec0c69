import type { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { formatDate } from '#domain/format.ts'
import { pageNameIn } from '#domain/page-names.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { namesBeside } from '../issues/epaper-data.ts'
import type { ShelvedIssue } from '../issues/shelf.ts'

/** A page's name in the language of the title. */
export function pageNameFor(
  { publisher }: { publisher: PublisherCode },
  page: PressedPage,
): string {
  const { name, name_kn, displayName } = page
  return pageNameIn({ displayName, ...namesBeside(name, name_kn) }, TITLES[publisher].language)
}

/** Such as Bengaluru City · Sunday, 15 November 2026, in the language of the title. */
export function nameOfIssue({ key, head }: ShelvedIssue): string {
  const { language } = TITLES[key.publisher]
  const edition = (language === 'kn' && head.edition_name_kn) || head.edition_name
  return `${edition} · ${formatDate(key.date, language)}`
}
