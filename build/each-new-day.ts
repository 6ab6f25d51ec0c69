import { MINUTE_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'

const LEAD_TIME_MS = 30 * MINUTE_MS

/** Calls `print` half an hour before each new day begins, as long as the process runs. */
export function forEachNewDay(print: (day: IssueDate) => Promise<void>): NodeJS.Timeout {
  let printed = newspaperDay(new Date())
  return setInterval(async () => {
    const nextDay = newspaperDay(new Date(Date.now() + LEAD_TIME_MS))
    if (nextDay === printed) return
    printed = nextDay
    await print(nextDay).catch(console.error)
  }, MINUTE_MS).unref()
}
