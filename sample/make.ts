import { availableParallelism, setPriority } from 'node:os'
import { openDatabase } from '#store/database.ts'
import { openAssets } from '#store/open-assets.ts'
import { ENGLISH_DAILY, KANNADA_DAILY } from './content/titles.ts'
import { makeSample } from './make-sample.ts'
import type { SampleOrder } from './sample-order.ts'

// Gives the server priority; worker processes inherit the setting.
setPriority(10)

/** Runs as a separate process, because drawing pages would block the server. */
process.once(
  'message',
  async ({ brand, today, extent, releaseHours, database, assets }: SampleOrder) => {
    const press = {
      db: await openDatabase(database),
      assets: await openAssets(assets),
      assetSource: assets,
      releaseHours,
      now: () => new Date(),
    }
    const title = brand === 'pv' ? KANNADA_DAILY : ENGLISH_DAILY
    const workers = availableParallelism()
    for await (const step of makeSample(press, { title, today, extent, workers })) {
      process.send?.(step)
    }
    await press.db.destroy()
    process.disconnect()
  },
)

// The server has ended, so the sample is no longer needed.
process.once('disconnect', () => process.exit())
