import type { PressFault } from '#contract/desk/press-faults.ts'

/** All faults that an editor must correct: the words of commands, and values that the desk says in its own words. */
export class PressError extends Error {
  override name = 'PressError'
  readonly faults: readonly string[]
  readonly values: readonly PressFault[]

  constructor(faults: readonly string[], values: readonly PressFault[] = []) {
    super(faults.join('\n'))
    this.faults = faults
    this.values = values
  }
}
