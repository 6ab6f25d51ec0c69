import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePorts } from './free-port.ts'

async function listenAt(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('consecutive ports are free, and outside the range that the system assigns', async () => {
  const first = await freePorts(20)
  expect(first).toBeGreaterThan(10_080)
  expect(first + 20).toBeLessThan(32_768)

  const servers = []
  for (let index = 0; index < 20; index += 1) servers.push(await listenAt(first + index))
  expect(servers).toHaveLength(20)
  for (const server of servers) server.close()
})
