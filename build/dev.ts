import { createServer as createHttpServer } from 'node:http'
import { createServer, type ServerOptions } from 'vite'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/listen.ts'
import { requireFreePort, warnOfOpenStandIns } from '#server/http/start-server.ts'
import { openServices } from '#server/services.ts'
import { allTitles } from '#server/titles/titles.ts'
import { isDesk } from '#server/web-app/desk-page.ts'
import { StartError } from '#store/store-config.ts'
import { makeSample } from './sample.ts'
import { startMessage } from './start-message.ts'

/** `npm run dev`: vite with the API inside it. An edit in web/, desk/ or server/ shows without a restart. */
try {
  const config = readConfig(process.env)
  await requireFreePort(config)
  const services = await openServices(config)
  for (const title of allTitles(services)) await makeSample(title, newspaperDay(new Date()))
  if (config.standInsOpen) warnOfOpenStandIns(services.log)
  await services.db.destroy()
  // Does not listen. Passes WebSocket upgrades for hot reloading to vite, whichever address they arrive at.
  const upgrades = createHttpServer()
  const server: ServerOptions = {
    middlewareMode: true,
    hmr: { server: upgrades },
    allowedHosts: [config, ...config.otherTitles].map(
      ({ publicUrl }) => new URL(publicUrl).hostname,
    ),
  }
  const vite = await createServer({ server })
  const desk = await createServer({ configFile: 'desk/vite.config.ts', server })
  const { port } = await listen(
    () =>
      createHttpServer((request, response) =>
        (isDesk(request.url ?? '/') ? desk : vite).middlewares(request, response),
      ).on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade)),
    config,
  )
  console.info(startMessage(config, port))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
