import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { type SampleOrder, SampleProgress } from '#sample/sample-order.ts'
import type { Config } from '#server/config.ts'
import { showProgress } from './progress-bar.ts'

const MAKER = fileURLToPath(new URL('../sample/make.ts', import.meta.url))

/** Makes what is missing of the sample newspaper. Ready when today's paper can be read; the rest follows beside. */
export async function makeSample(config: Config): Promise<void> {
  if (config.sample === 'none') return
  const order: SampleOrder = {
    brand: config.brand,
    today: newspaperDay(new Date()),
    extent: config.sample,
    database: config.database,
    assets: config.assets,
  }
  const maker = fork(MAKER)
  maker.send(order)
  await new Promise<void>((resolve, reject) => {
    maker.on('message', (message) => {
      const { done, total, isTodayReady } = SampleProgress.parse(message)
      if (total > 0) showProgress('Printing the sample newspaper', done, total)
      if (isTodayReady) resolve()
    })
    maker.once('exit', (code) => {
      if (code) reject(new Error('The sample newspaper could not be made'))
      else resolve()
    })
  })
}
