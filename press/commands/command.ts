import type { Press } from '../publish.ts'

/** Where a command says what it does: results to one side, progress and notes to the other. */
export interface Terminal {
  out(line: string): void
  note(line: string): void
  /** Whether lines that were noted can be drawn over. */
  isInteractive: boolean
}

/** One command of the press. It answers whether all is well. */
export type Command = (args: string[], press: Press, terminal: Terminal) => Promise<boolean>
