/** Work that falls due outside the job table. */
export interface DueSource {
  /** Does what is due by the clock; returns how many pieces of work that was. */
  runDue(): Promise<number>
  /** When the next piece of work falls due. */
  nextDue(): Promise<Date | undefined>
}
