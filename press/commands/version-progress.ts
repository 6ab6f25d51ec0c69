import type { Terminal } from './command.ts'

const BAR = 20

/** A bar that is drawn over on a terminal; elsewhere a line at the start and one at the end. */
export function showVersionProgress(terminal: Terminal) {
  let isDrawn = false
  return (done: number, total: number): void => {
    if (total === 0) return
    const filled = Math.round((done / total) * BAR)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
    if (terminal.isInteractive) {
      terminal.note(`${isDrawn ? '\x1b[1A\x1b[2K' : ''}${bar} ${done}/${total} versions`)
      isDrawn = true
    } else if (done === 0 || done === total) terminal.note(`${done}/${total} versions examined`)
  }
}
