import sharp from 'sharp'
import { openAssets } from '#store/open-assets.ts'
import { makePage } from './make-page.ts'
import type { WorkOrder, WorkReport } from './pool.ts'

// One worker a core: more threads each would only get in each other's way.
sharp.concurrency(1)
sharp.cache(false)

// Whoever ordered the pages is gone: nobody waits for the rest.
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
