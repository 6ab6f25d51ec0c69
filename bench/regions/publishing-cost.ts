import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRESS_GOALS, publishIssue } from '../press/publish-issue.ts'
import type { PrintedPage } from './papers.ts'
import { textTable } from './text-table.ts'

/** Publishes pages as one issue: the CPU time of all processes, and the peak memory of the largest, a worker of the press. */
export async function publishingCost(pages: readonly PrintedPage[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-bench-'))
  for (const [index, { pdf }] of pages.entries()) {
    await writeFile(join(folder, `${String(index + 1).padStart(2, '0')}.pdf`), pdf)
  }
  const { cpuSeconds, peakMegabytes } = await publishIssue(folder)
  await rm(folder, { recursive: true })
  return textTable(
    ['published as one issue', 'pages', 'CPU s a page', 'peak MB a process'],
    [
      ['press publish', pages.length, (cpuSeconds / pages.length).toFixed(2), peakMegabytes],
      ['goal', '', PRESS_GOALS['CPU s a page'], PRESS_GOALS['peak MB a process']],
    ],
  )
}
