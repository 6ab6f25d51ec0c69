/** Where a command prints: results to standard output; progress, notes and errors to standard error. */
export interface Terminal {
  out(line: string): void
  note(line: string): void
  /** Whether standard error is a terminal, in which a progress bar can redraw itself. */
  isInteractive: boolean
}

export const processTerminal: Terminal = {
  out: (line) => console.info(line),
  note: (line) => process.stderr.write(`${line}\n`),
  isInteractive: process.stderr.isTTY === true,
}
