import sharp from 'sharp'
import { openAssets } from '#store/open-assets.ts'
import { makePage } from './make-page.ts'
import type { WorkOrder, WorkReport } from './pool.ts'

// There is one worker per core, so each uses one thread.
sharp.concurrency(1)
sharp.cache(false)

// The parent process has ended, so nobody waits for the page.
process.once('disconnect', () => process.exit())

process.on('message', async ({ task, target, assets }: WorkOrder) => {
  const report = (message: WorkReport) => process.send?.(message)
  try {
    const store = await openAssets(assets)
    const page = await makePage(task, target, store, (step) => report({ kind: 'step', step }))
    report({ kind: 'done', page })
  } catch (error) {
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
})
