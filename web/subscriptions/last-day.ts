import type { IssueDate } from '#contract/issue-date.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'

/** On which it is debited again, or ends. */
export function lastDay({ end_timestamp }: Subscription): IssueDate {
  return dayInIndia(new Date(end_timestamp))
}

export function firstDay({ start_timestamp }: Subscription): IssueDate {
  return dayInIndia(new Date(start_timestamp))
}
