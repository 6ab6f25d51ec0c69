import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startServer } from '../../http/start-server.ts'
import type { Services } from '../../services.ts'

const PAGE = readFileSync(new URL('../../../web/index.html', import.meta.url))

/** Starts the real server on a free port, with the app's page and one file. */
export async function startOnPort(services: Services) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets/main-abc.js'), 'main()')
  const config = { ...services.config, port: 0, host: '127.0.0.1', jobs: false }
  const server = await startServer({ ...services, config }, folder)
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  return {
    port: server.port,
    url: `http://127.0.0.1:${server.port}`,
    /** Sends raw bytes, and returns everything until the server closes the connection. */
    send: (bytes: string) => sendRaw(server.port, bytes),
  }
}

async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1')
  socket.on('data', (piece) => {
    answer += piece
  })
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return answer
}

/** A request with these header lines, after which the server closes the connection. */
export const lastRequestOf = (...lines: string[]) => requestOf(...lines, 'Connection: close')

/** A request with these header lines. */
export const requestOf = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`

export const statusesIn = (answer: string) =>
  Array.from(answer.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status))
