import type { IssueDate } from '#contract/issue-date.ts'
import { formatShortDate } from '../i18n/format.ts'
import { useSpoken } from '../i18n/language.ts'

/** 15 Nov 2026, in the reader's language. */
export function useDay(): (date: IssueDate) => string {
  const { language } = useSpoken()
  return (date) => formatShortDate(date, language)
}
