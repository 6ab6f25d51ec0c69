import { StartError } from '#store/store-config.ts'
import { readConfig } from './config.ts'
import { jsonLog } from './http/log.ts'
import { startServer } from './http/start-server.ts'
import { reportFigures } from './processes/figures-of-processes.ts'
import { runProcesses } from './processes/run-processes.ts'
import { openServices } from './services.ts'

/** Starts the server of a deployment. The argument is the folder of the built web app. */
try {
  const config = readConfig(process.env)
  const args = process.argv.slice(2)
  if (config.processes > 1) {
    const log = jsonLog(config.logLevel, (line) => process.stdout.write(`${line}\n`))
    runProcesses(config, args, log)
  } else await serve()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}

async function serve(): Promise<void> {
  const services = await openServices(readConfig(process.env))
  const server = await startServer(services, process.argv[2])
  if (services.metrics) reportFigures(services.metrics.ofProcess)
  services.log('info', 'listening')
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A process of several may get the signal twice: from the system and from its primary process.
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      server.stop().then(() => process.exit(0))
    })
  }
}
