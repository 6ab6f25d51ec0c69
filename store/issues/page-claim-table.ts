/** A page that a run of the press is making, so that no other run makes it too. */
export interface PageClaimTable {
  drawing: string
  /** The run. */
  holder: string
  /** The run extends it while it lives. */
  expires_at: number
  /** Where the page is, as JSON; null until it is made. */
  place: string | null
}
