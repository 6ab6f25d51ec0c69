/** Where a command prints: results to standard output; progress, notes and errors to standard error. */
export interface Terminal {
  out(line: string): void
  note(line: string): void
  /** Whether standard error is a terminal, in which a progress bar can redraw itself. */
  isInteractive: boolean
  /** Asks a question that only `y` answers with yes. Missing when nobody is there to answer. */
  ask?(question: string): Promise<boolean>
}

const isAnswerable = process.stdin.isTTY === true && process.stderr.isTTY === true

async function askOnTerminal(question: string): Promise<boolean> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(question)
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}

export const processTerminal: Terminal = {
  out: (line) => console.info(line),
  note: (line) => process.stderr.write(`${line}\n`),
  isInteractive: process.stderr.isTTY === true,
  ...(isAnswerable && { ask: askOnTerminal }),
}
