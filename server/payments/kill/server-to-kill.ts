import { readConfig } from '../../config.ts'
import { startServer } from '../../http/start-server.ts'
import { openServices } from '../../services.ts'

/** A server in a process of its own, for a test to kill. Its argument is the folder of the web app; it says its port. */
const server = await startServer(await openServices(readConfig(process.env)), process.argv[2])
console.info(server.port)
