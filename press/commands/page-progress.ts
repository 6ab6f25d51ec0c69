import { PAGE_STEPS, type PageStep, type PageTask } from '../page-task.ts'
import type { Terminal } from './command.ts'

const BAR = 20

/** A bar for each page, drawn over on a terminal; elsewhere a line for each page that is done. */
export function showPageProgress(pages: readonly PageTask[], terminal: Terminal) {
  const stepsDone = new Map(pages.map(({ pageNo }) => [pageNo, 0]))
  const draw = () => {
    for (const { pageNo, name } of pages) {
      const filled = Math.round(((stepsDone.get(pageNo) ?? 0) / PAGE_STEPS.length) * BAR)
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
      terminal.note(`\x1b[2K${String(pageNo).padStart(3)} ${bar} ${name}`)
    }
  }
  if (terminal.isInteractive) draw()

  return (pageNo: number, step: PageStep | 'done') => {
    stepsDone.set(pageNo, step === 'done' ? PAGE_STEPS.length : PAGE_STEPS.indexOf(step))
    if (terminal.isInteractive) {
      terminal.note(`\x1b[${pages.length + 1}A`)
      draw()
    } else if (step === 'done') {
      const done = [...stepsDone.values()].filter((steps) => steps === PAGE_STEPS.length).length
      terminal.note(`page ${pageNo} is made (${done}/${pages.length})`)
    }
  }
}
