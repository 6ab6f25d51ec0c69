const WIDTH = 30

/** A bar that redraws itself on a terminal; elsewhere one line at the start and one at the end. */
export function showProgress(what: string, done: number, total: number): void {
  const { stderr } = process
  const filled = Math.round((WIDTH * done) / total)
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
  if (stderr.isTTY) {
    stderr.write(`\r${what} ${bar} ${done}/${total}${done === total ? '\n' : ''}`)
  } else if (done === 0 || done === total) {
    stderr.write(`${what} ${done}/${total}\n`)
  }
}
