import { API_BASE } from '#contract/route.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { readConfig } from '#server/config.ts'
import { demoDeskLink } from '#server/dev/demo-staff.ts'
import { requireFreePort, startServer } from '#server/http/start-server.ts'
import { openServices } from '#server/services.ts'
import { allTitles } from '#server/titles/titles.ts'
import { StartError } from '#store/store-config.ts'
import { buildAppsIfNeeded } from './build-apps.ts'
import { forEachNewDay } from './each-new-day.ts'
import { startPressWorker } from './press-worker.ts'
import { makeSample } from './sample.ts'
import { startMessage } from './start-message.ts'

/** `npm start`: everything on this machine, the sample newspaper included. */
try {
  const config = readConfig(process.env)
  await requireFreePort(config)
  await buildAppsIfNeeded()
  const services = await openServices(config)
  const titles = allTitles(services)
  for (const title of titles) await makeSample(title, newspaperDay(new Date()))
  const server = await startServer(services)
  const worker = config.pressWorker ? startPressWorker(process.env) : undefined
  forEachNewDay(async (day) => {
    for (const title of titles) await makeSample(title, day)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      worker?.stop()
      server.stop().then(() => process.exit(0))
    })
  }
  const link = config.standIns ? await demoDeskLink(services) : undefined
  console.info(startMessage(config, server.port, link && API_BASE + link))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
