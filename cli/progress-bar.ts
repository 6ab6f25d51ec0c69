import type { Terminal } from './terminal.ts'

const WIDTH = 30
const REPLACE_LAST_LINE = '\x1b[1A\x1b[2K'

/** Draws a bar that redraws itself in an interactive terminal; elsewhere prints one line at the start and one at the end. */
export function progressBar(
  terminal: Terminal,
  task: string,
): (done: number, total: number) => void {
  let isDrawn = false
  return (done, total) => {
    if (total === 0) return
    if (terminal.isInteractive) {
      terminal.note(
        `${isDrawn ? REPLACE_LAST_LINE : ''}${task} ${bar(done / total)} ${done}/${total}`,
      )
      isDrawn = true
    } else if (done === 0 || done === total) {
      terminal.note(`${task} ${done}/${total}`)
    }
  }
}

export function bar(share: number): string {
  const filled = Math.round(share * WIDTH)
  return '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
}
