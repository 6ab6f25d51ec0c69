/** Thrown by a job for which it is too soon: nothing went wrong, it is called again then. */
export class Postponed extends Error {
  override name = 'Postponed'
  readonly until: Date

  constructor(until: Date, why: string) {
    super(why)
    this.until = until
  }
}
