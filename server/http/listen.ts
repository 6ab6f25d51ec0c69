import { once } from 'node:events'
import type { Server } from 'node:http'
import { StartError } from '#store/store-config.ts'
import type { Config } from '../config.ts'

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1']

/** Codes of the error when the machine has no such address: IPv6 may be switched off. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

export interface Listening {
  port: number
  servers: Server[]
}

/** Listens on the configured address, or on both loopback addresses with one port. A server listens on one address only. */
export async function listen(
  newServer: () => Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<Listening> {
  return listenOnAll(newServer, port, host === 'localhost' ? LOOPBACK_ADDRESSES : [host])
}

/** One address must exist on this machine; the others may not. */
export async function listenOnAll(
  newServer: () => Server,
  port: number,
  addresses: readonly (string | undefined)[],
): Promise<Listening> {
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
      await Promise.all(servers.map(closed))
      // The free port of the first address may be in use on the second.
      if (port === 0 && codeOf(error) === 'EADDRINUSE') return listenOnAll(newServer, 0, addresses)
      throw new StartError(reasonNotToListen(error, port))
    }
  }
  if (servers.length === 0) throw new StartError(reasonNotToListen(missing, port))
  return { port: chosen, servers }
}

async function listenOn(server: Server, port: number, host: string | undefined): Promise<number> {
  server.listen({ port, host })
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Takes no new connections; resolves when the last one has ended. */
export async function closed(server: Server): Promise<void> {
  const end = once(server, 'close')
  server.close()
  await end
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function reasonNotToListen(error: unknown, port: number): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another: PORT=${port + 1}, or WORKER_METRICS_PORT for the worker`
  if (code === 'EACCES')
    return `Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`
  return `Cannot listen on port ${port}: ${error instanceof Error ? error.message : error}`
}
