import { createServer } from 'vite'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/services.ts'
import { StartError } from '#store/store-config.ts'
import { makeSample } from './sample.ts'

/** `npm run dev`: vite with the API inside it. An edit in web/ or server/ shows without a restart. */
try {
  const config = readConfig(process.env)
  const services = await openServices(config)
  await makeSample(services, newspaperDay(new Date()))
  await services.db.destroy()
  const vite = await createServer({ server: { port: config.port, strictPort: true } })
  await vite.listen()
  vite.printUrls()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
