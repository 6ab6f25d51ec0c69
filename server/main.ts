import { StartError } from '#store/store-config.ts'
import { readConfig } from './config.ts'
import { startServer } from './http/start-server.ts'
import { openServices } from './services.ts'

/** Starts the server of a deployment. The argument is the folder of the built web app. */
try {
  const services = await openServices(readConfig(process.env))
  const server = await startServer(services, process.argv[2])
  services.log('info', 'listening')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.stop().then(() => process.exit(0)))
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
