/** docs/operate/command-line.md explains them. */
export const EXIT = { ok: 0, failed: 1, wrongUsage: 2, questions: 3 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** A value on the command line that cannot be right, whatever is in the database. */
export class UsageError extends Error {
  override name = 'UsageError'
}
