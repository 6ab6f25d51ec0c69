import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRESS_GOALS, publishIssue } from '../press/publish-issue.ts'
import type { PrintedPage } from './papers.ts'
import { MISSED } from './report.ts'
import { textTable } from './text-table.ts'

/** Publishes pages as one issue: the CPU time of all processes, and the peak memory of the largest, a worker of the press. */
export async function publishingCost(pages: readonly PrintedPage[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-bench-'))
  for (const [index, { pdf }] of pages.entries()) {
    await writeFile(join(folder, `${String(index + 1).padStart(2, '0')}.pdf`), pdf)
  }
  const { cpuSeconds, peakMegabytes = 0 } = await publishIssue(folder)
  await rm(folder, { recursive: true })
  const cpu = cpuSeconds / pages.length
  const most = PRESS_GOALS
  const cpuMark = cpu > most['CPU s a page'] ? MISSED : ''
  const memoryMark = peakMegabytes > most['peak MB a process'] ? MISSED : ''
  return textTable(
    ['published as one issue', 'pages', 'CPU s a page', 'peak MB a process'],
    [
      [
        'press publish',
        pages.length,
        `${cpu.toFixed(2)}${cpuMark}`,
        `${peakMegabytes || 'unknown'}${memoryMark}`,
      ],
      ['goal', '', most['CPU s a page'], most['peak MB a process']],
    ],
  )
}
