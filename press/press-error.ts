/** All faults that an editor must correct. */
export class PressError extends Error {
  override name = 'PressError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}
