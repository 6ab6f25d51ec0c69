import sharp from 'sharp'
import { openAssets } from '#store/open-assets.ts'
import { makePage } from './make-page.ts'
import { drawingOf } from './page-drawing.ts'
import type { PageStep } from './page-task.ts'
import type { WorkMessage, WorkOrder, WorkReport } from './pool.ts'

// There is one worker per core, so each uses one thread.
sharp.concurrency(1)
sharp.cache(false)

// The parent process has ended, so nobody waits for the page.
process.once('disconnect', () => process.exit())

process.on('message', async (order: WorkOrder) => {
  const report = (done: WorkReport) => {
    const message: WorkMessage = { report: done, memory: process.memoryUsage.rss() }
    process.send?.(message)
  }
  try {
    report(await carryOut(order, (step) => report({ kind: 'step', step })))
  } catch (error) {
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
})

async function carryOut(order: WorkOrder, onStep: (step: PageStep) => void): Promise<WorkReport> {
  switch (order.kind) {
    case 'identify':
      return { kind: 'identified', drawing: await drawingOf(order.task, order.publisher) }
    case 'make':
      return { kind: 'made', page: await makePage(order, await openAssets(order.assets), onStep) }
  }
}
