import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'

/** Every month of the archive as `yyyy-MM`, the earliest first. */
export function archiveMonths(today: IssueDate): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const count = (year - FIRST_ARCHIVE_YEAR) * 12 + month
  return Array.from({ length: count }, (_, index) => {
    const number = String((index % 12) + 1).padStart(2, '0')
    return `${FIRST_ARCHIVE_YEAR + Math.floor(index / 12)}-${number}`
  })
}

/** The month in the address, or the current one if the archive does not have it. */
export function requestedMonth(asked: string | null, months: readonly string[]): string {
  return months.find((month) => month === asked) ?? months.at(-1) ?? ''
}

const YEAR = 12

/** The index of the month that a key moves to; undefined for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const last = count - 1
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -YEAR,
    PageUp: YEAR,
    Home: -last,
    End: last,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.max(0, Math.min(index + step, last))
}
