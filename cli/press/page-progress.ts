import { PAGE_STEPS, type PageStep, type PageTask } from '#press/page-task.ts'
import { bar } from '../progress-bar.ts'
import type { Terminal } from '../terminal.ts'

const CLEAR_LINE = '\x1b[2K'

/** Draws a bar for each page in an interactive terminal; elsewhere prints a line for each page that is done. */
export function showPageProgress(pages: readonly PageTask[], terminal: Terminal) {
  const stepsDone = new Map(pages.map(({ pageNo }) => [pageNo, 0]))
  const draw = () => {
    for (const { pageNo, name } of pages) {
      const share = (stepsDone.get(pageNo) ?? 0) / PAGE_STEPS.length
      terminal.note(`${CLEAR_LINE}${String(pageNo).padStart(3)} ${bar(share)} ${name}`)
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
