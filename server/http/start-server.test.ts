import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '#store/store-config.ts'
import { freePort } from '#test-support/free-port.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'
import { createTestServer } from '../testing.ts'
import { closeServer, listenOnAll } from './listen.ts'
import { requireFreePort, startServer } from './start-server.ts'

function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '')
  return folder
}

async function listening() {
  const { services } = await createTestServer({ PORT: '0' })
  const server = await startServer(services, builtApp())
  return { services, server, url: `http://localhost:${server.port}` }
}

test('a port in use is reported in one line', async () => {
  const { services, server } = await listening()
  const taken = { ...services.config, port: server.port }
  await expect(requireFreePort(taken)).rejects.toThrow(StartError)
  await expect(requireFreePort(taken)).rejects.toThrow(`Port ${server.port} is in use.`)
  await server.stop()
})

test('an unavailable database is reported in one line', async () => {
  const DATABASE_URL = `postgres://127.0.0.1:${await freePort()}/paper`
  const DATA_DIR = builtApp()
  const opening = openServices(readConfig({ DATABASE_URL, DATA_DIR }))
  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow(/^Cannot open the database: /)
})

test.each(['127.0.0.1', '[::1]'])('the server replies at %s and stops there', async (address) => {
  const { server } = await listening()
  const url = `http://${address}:${server.port}/api/healthz`
  expect((await fetch(url)).status).toBe(200)
  await server.stop()
  await expect(fetch(url)).rejects.toThrow()
})

test.each(['127.0.0.1', '::1'])('a port that is in use only on %s is refused', async (address) => {
  const { services } = await createTestServer({ PORT: '0' })
  const other = createServer().listen(0, address)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const taken = other.address()
  const port = typeof taken === 'object' && taken ? taken.port : 0
  const config = { ...services.config, port }
  await expect(requireFreePort(config)).rejects.toThrow(`Port ${port} is in use.`)
  // The failed check has released the other loopback address.
  other.close()
  await once(other, 'close')
  await requireFreePort(config)
})

test('an address that this machine does not have is skipped, such as ::1 without IPv6', async () => {
  const { port, servers } = await listenOnAll(createServer, 0, ['127.0.0.1', '2001:db8::1'])
  expect(servers.map((server) => server.address())).toMatchObject([{ address: '127.0.0.1', port }])
  await Promise.all(servers.map(closeServer))
  await expect(listenOnAll(createServer, 0, ['2001:db8::1'])).rejects.toThrow('Cannot listen')
})

test('a request in flight is finished before the server stops', async () => {
  const { services, server, url } = await listening()
  let finish = () => {}
  const received = new Promise<void>((resolve) => {
    services.assets.answers = () => {
      resolve()
      return new Promise((answer) => {
        finish = () => answer(true)
      })
    }
  })
  const response = fetch(`${url}/api/readyz`)
  await received
  const stopped = server.stop()
  finish()
  expect((await response).status).toBe(200)
  await stopped
  await expect(fetch(`${url}/api/healthz`)).rejects.toThrow()
})

test('headers that are too long are refused', async () => {
  const { server, url } = await listening()
  const status = await new Promise((resolve, reject) => {
    const headers = { 'X-Long': 'x'.repeat(20_000) }
    request(`${url}/api/healthz`, { headers }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(431)
  await server.stop()
})
