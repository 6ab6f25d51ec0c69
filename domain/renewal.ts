import { DAY_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { SubscriptionStatus } from '#contract/subscriptions.ts'
import { midnightAfter } from './billing-period.ts'
import { addDays } from './calendar.ts'
import { timeInIndia } from './newspaper-day.ts'

/** During business hours, when readers and banks respond. */
const DEBIT_TIME = '09:00'
const NOTICE_DAYS_BEFORE = 2
/** The minimum time between a notice and its debit. */
export const NOTICE_MS = DAY_MS
/** Days after the first debit on which it is retried. */
const RETRY_DAYS = [1, 2, 3] as const
const GRACE_DAYS = 5

export const LIVE_STATES = ['active', 'cancel_at_period_end', 'in_grace'] as const

export function isLive(state: SubscriptionStatus): boolean {
  return LIVE_STATES.some((live) => live === state)
}

export function noticeAt(endDate: IssueDate): Date {
  return timeInIndia(addDays(endDate, -NOTICE_DAYS_BEFORE), DEBIT_TIME)
}

/** The last day of the period, but never too soon after the notice. */
export function debitAt(endDate: IssueDate, noticeSentAt: Date): Date {
  const due = timeInIndia(endDate, DEBIT_TIME)
  const allowed = new Date(noticeSentAt.getTime() + NOTICE_MS)
  return due < allowed ? allowed : due
}

/** The debit time if the notice is sent in time; now if that time has passed. */
export function debitAtEarliest(endDate: IssueDate, now: Date): Date {
  const notice = noticeAt(endDate)
  return debitAt(endDate, notice > now ? notice : now)
}

/** When a debit is retried after its nth attempt, from 0; undefined after the last one. */
export function retryAt(endDate: IssueDate, tried: number, now: Date): Date | undefined {
  const days = RETRY_DAYS[tried]
  if (days === undefined) return undefined
  const due = timeInIndia(addDays(endDate, days), DEBIT_TIME)
  return due > now ? due : new Date(now.getTime() + DAY_MS)
}

/** The last day of access without payment for the next period. */
export function lastGraceDay(endDate: IssueDate): IssueDate {
  return addDays(endDate, GRACE_DAYS)
}

export function graceEndsAt(endDate: IssueDate): Date {
  return midnightAfter(lastGraceDay(endDate))
}

/** The properties of a subscription that decide its renewal. */
export interface RenewalTerms {
  state: SubscriptionStatus
  recurring: boolean
  hasMandate: boolean
}

/** What the next debit pays for: the plan itself, the scheduled plan, or nothing. */
export function renewalTarget(
  live: RenewalTerms,
  next: { recurring: boolean } | undefined,
): 'itself' | 'next' | 'none' {
  if (!isLive(live.state) || !live.hasMandate) return 'none'
  if (next) return 'next'
  return live.recurring && live.state !== 'cancel_at_period_end' ? 'itself' : 'none'
}
