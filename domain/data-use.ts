import type { IssueDate } from '#contract/issue-date.ts'

/** How many bytes a device has fetched, on its last day of use and in that month. */
export interface DataUse {
  day: IssueDate
  bytesOfDay: number
  bytesOfMonth: number
}

/** Another day starts at 0, and so does another month. */
export function addDataUse(use: DataUse | undefined, bytes: number, today: IssueDate): DataUse {
  const isSameDay = use?.day === today
  const isSameMonth = use?.day.slice(0, 7) === today.slice(0, 7)
  return {
    day: today,
    bytesOfDay: (isSameDay ? use.bytesOfDay : 0) + bytes,
    bytesOfMonth: (isSameMonth ? use.bytesOfMonth : 0) + bytes,
  }
}

/** In megabytes with one decimal, as mobile networks sell them. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
