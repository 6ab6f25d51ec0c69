import { z } from 'zod'

/** A newspaper day, as `yyyy-MM-dd`. */
export const IssueDate = z.iso.date().brand<'IssueDate'>()
export type IssueDate = z.infer<typeof IssueDate>

/** The date in the format of the epaper calls: `yyyyMMdd`. */
export const CompactDate = z
  .string()
  .regex(/^\d{8}$/, 'A date is written yyyyMMdd')
  .transform((text) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)
  .pipe(IssueDate)

export function compactDate(date: IssueDate): string {
  return date.replaceAll('-', '')
}

/** The archive starts in this year. */
export const FIRST_ARCHIVE_YEAR = 2020

/** The time zone of all business rules, whatever the time zone of the server. */
export const BUSINESS_TIME_ZONE = 'Asia/Kolkata'
