import type { IssueDate } from '#contract/issue-date.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { formatShortDate } from '#domain/format.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { useLanguage } from '../i18n/language.ts'

/** The day of the next debit, or the last day of access. */
export function lastDay({ end_timestamp }: Subscription): IssueDate {
  return dayInIndia(new Date(end_timestamp))
}

export function firstDay({ start_timestamp }: Subscription): IssueDate {
  return dayInIndia(new Date(start_timestamp))
}

/** 15 Nov 2026, in the reader's language. */
export function useDay(): (date: IssueDate) => string {
  const { language } = useLanguage()
  return (date) => formatShortDate(date, language)
}
