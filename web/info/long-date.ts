import type { IssueDate } from '#contract/issue-date.ts'
import type { Language } from '#contract/titles.ts'
import { CALENDAR_WORDS } from '../i18n/format.ts'

/** December 26, 2024, as the specification writes it. */
export function longDate(date: IssueDate, language: Language): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  const name = CALENDAR_WORDS[language].months[month - 1]
  return language === 'kn' ? `${year}ರ ${name} ${day}` : `${name} ${day}, ${year}`
}
