import { once } from 'node:events'
import type { Server } from 'node:http'
import { StartError } from '#store/store-config.ts'
import type { Config } from '../config.ts'

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1']

/** Error codes if the machine has no such address, for example because IPv6 is disabled. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

export interface ListeningServers {
  port: number
  servers: Server[]
}

/** Listens on the configured address, or with two servers on both loopback addresses at the same port. */
export async function listen(
  newServer: () => Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<ListeningServers> {
  return listenOnAll(newServer, port, host === 'localhost' ? LOOPBACK_ADDRESSES : [host])
}

/** Skips addresses that this machine does not have; fails if it has none of them. */
export async function listenOnAll(
  newServer: () => Server,
  port: number,
  addresses: readonly (string | undefined)[],
): Promise<ListeningServers> {
  const servers: Server[] = []
  let chosen = port
  let missing: unknown
  for (const address of addresses) {
    const server = newServer()
    try {
      chosen = await listenOn(server, chosen, address)
      servers.push(server)
    } catch (error) {
      missing = error
      if (NO_SUCH_ADDRESS.includes(codeOf(error))) continue
      await Promise.all(servers.map(closeServer))
      // The port that was free on the first address may be in use on the second.
      if (port === 0 && codeOf(error) === 'EADDRINUSE') return listenOnAll(newServer, 0, addresses)
      throw new StartError(listenError(error, port))
    }
  }
  if (servers.length === 0) throw new StartError(listenError(missing, port))
  return { port: chosen, servers }
}

async function listenOn(server: Server, port: number, host: string | undefined): Promise<number> {
  server.listen({ port, host })
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Accepts no new connections; resolves when the last one has ended. */
export async function closeServer(server: Server): Promise<void> {
  const end = once(server, 'close')
  server.close()
  await end
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function listenError(error: unknown, port: number): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another: PORT=${port + 1}, or WORKER_METRICS_PORT for the worker`
  if (code === 'EACCES')
    return `Port ${port} needs administrator rights. Choose one above 1023: PORT=3000 npm start`
  return `Cannot listen on port ${port}: ${error instanceof Error ? error.message : error}`
}
