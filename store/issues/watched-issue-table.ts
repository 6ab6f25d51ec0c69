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
  changed_at: number
  seen_at: number
}
