import { DAY_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { SubscriptionStatus } from '#contract/subscriptions.ts'
import { midnightAfter } from './billing-period.ts'
import { addDays } from './calendar.ts'
import { timeInIndia } from './newspaper-day.ts'

/** Readers are at their desks, and banks answer. */
const DEBIT_TIME = '09:00'
const NOTICE_DAYS_BEFORE = 2
/** No debit sooner than this after its notice. */
export const NOTICE_MS = DAY_MS
/** Days after the first debit on which it is tried again. */
export const RETRY_DAYS = [1, 2, 3] as const
const GRACE_DAYS = 5

export const LIVE_STATES = ['active', 'cancel_at_period_end', 'in_grace'] as const

export function isLive(state: SubscriptionStatus): boolean {
  return LIVE_STATES.some((live) => live === state)
}

export function noticeAt(endDate: IssueDate): Date {
  return timeInIndia(addDays(endDate, -NOTICE_DAYS_BEFORE), DEBIT_TIME)
}

/** On the last day of the period, but never too soon after the notice. */
export function debitAt(endDate: IssueDate, noticeSentAt: Date): Date {
  const due = timeInIndia(endDate, DEBIT_TIME)
  const allowed = new Date(noticeSentAt.getTime() + NOTICE_MS)
  return due < allowed ? allowed : due
}

/** When a plan is debited whose notice goes out in time; at once, when that time is past. */
export function debitAtEarliest(endDate: IssueDate, now: Date): Date {
  const notice = noticeAt(endDate)
  return debitAt(endDate, notice > now ? notice : now)
}

/** When a debit is tried again after its nth try failed, from 0; not at all when they are used up. */
export function retryAt(endDate: IssueDate, tried: number, now: Date): Date | undefined {
  const days = RETRY_DAYS[tried]
  if (days === undefined) return undefined
  const due = timeInIndia(addDays(endDate, days), DEBIT_TIME)
  return due > now ? due : new Date(now.getTime() + DAY_MS)
}

/** The last day on which the paper stays open although the next period is not paid for. */
export function lastGraceDay(endDate: IssueDate): IssueDate {
  return addDays(endDate, GRACE_DAYS)
}

export function graceEndsAt(endDate: IssueDate): Date {
  return midnightAfter(lastGraceDay(endDate))
}

/** What is known of a subscription whose next period may be debited. */
export interface Renewing {
  state: SubscriptionStatus
  recurring: boolean
  hasMandate: boolean
}

/** Whether the next period is paid for by a debit: of the plan itself, or of the one that comes in its place. */
export function renewalTarget(
  held: Renewing,
  next: { recurring: boolean } | undefined,
): 'itself' | 'next' | 'none' {
  if (!isLive(held.state) || !held.hasMandate) return 'none'
  if (next) return 'next'
  return held.recurring && held.state !== 'cancel_at_period_end' ? 'itself' : 'none'
}
