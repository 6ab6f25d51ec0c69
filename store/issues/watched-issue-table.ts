import type { Generated } from 'kysely'

/** What a watched folder has of an issue. */
export interface WatchedIssueTable {
  publisher: string
  /** `yyyy-MM-dd` */
  date: string
  edition: number
  place: string
  state: 'waiting' | 'published'
  /** `WatchProgress` as JSON. */
  progress: string
  version: string | null
  /** `WatchedPage[]` as JSON. */
  published_pages: string
  /** `WatchedPage[]` as JSON. */
  accepted_pages: Generated<string>
  changed_at: number
  seen_at: number
}
