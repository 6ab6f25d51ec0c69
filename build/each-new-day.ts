import { MINUTE_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'

const AHEAD_MS = 30 * MINUTE_MS

/** Calls `print` half an hour before each new day begins, as long as the process runs. */
export function forEachNewDay(print: (day: IssueDate) => Promise<void>): NodeJS.Timeout {
  let printed = newspaperDay(new Date())
  return setInterval(async () => {
    const coming = newspaperDay(new Date(Date.now() + AHEAD_MS))
    if (coming === printed) return
    printed = coming
    await print(coming).catch(console.error)
  }, MINUTE_MS).unref()
}
