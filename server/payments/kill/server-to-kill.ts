import { readConfig } from '../../config.ts'
import { startServer } from '../../http/start-server.ts'
import { openServices } from '../../services.ts'

/** A server in its own process, for a test to kill. Its argument is the folder of the web app; it prints its port. */
const server = await startServer(await openServices(readConfig(process.env)), process.argv[2])
console.info(server.port)
