// @module-tag slow: starts server processes.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { childProcesses } from '#test-support/child-processes.ts'
import { freePort } from '#test-support/free-port.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { endProgram, startProgram } from './two-nodes/process-testing.ts'

const START_LIMIT_MS = SLOW_LIMIT_MS / 4
const METRICS_TOKEN = 'a token of the tests with more than 32 characters'

/** A server of two processes on one port. */
async function startTwoProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-processes-'))
  writeFileSync(join(folder, 'index.html'), '')
  const port = await freePort()
  const settings = { PROCESSES: '2', PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: folder }
  const server = startProgram(['server/main.ts', folder], {
    ...settings,
    METRICS_TOKEN,
    LOG_LEVEL: 'info',
  })
  onTestFinished(async () => {
    await endProgram(server, 'SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })
  let output = ''
  server.stdout?.on('data', (text) => {
    output += text
  })
  const url = `http://127.0.0.1:${port}`
  const listening = (times: number) =>
    expect
      .poll(() => output.split('"listening"').length - 1, { timeout: START_LIMIT_MS })
      .toBe(times)
  await listening(2)
  return { server, url, listening }
}

/** How many of the processes run jobs. */
function jobRunnersAmong(pids: readonly number[]): number {
  const environments = pids.map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0'))
  return environments.filter((variables) => !variables.includes('JOBS=off')).length
}

/** Sends requests on new connections, and repeats one that a dying process took along, as nginx does. */
async function sendUntil(url: string, isOver: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  const get = () => fetch(`${url}/api/healthz`, { headers: { connection: 'close' } })
  while (!isOver()) {
    const { status } = await get().catch(get)
    statuses.push(status)
  }
  return statuses
}

/** Begins a request whose body is not complete. */
function beginRequest(url: string): ClientRequest {
  const headers = { 'content-type': 'application/json', 'content-length': '2' }
  const begun = request(`${url}/api/auth/signinup/code`, { method: 'POST', headers })
  begun.write('{')
  return begun
}

test('a killed process is replaced while requests go on, one process runs jobs, figures name the processes, and SIGTERM drains', async () => {
  const { server, url, listening } = await startTwoProcesses()
  const before = childProcesses(server.pid)
  expect(before).toHaveLength(2)
  expect(jobRunnersAmong(before)).toBe(1)
  const scrape = await fetch(`${url}/api/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const figures = await scrape.text()
  expect(figures).toContain('process_cpu_seconds_total{process="1"}')
  expect(figures).toContain('process_cpu_seconds_total{process="2"}')
  expect(figures.match(/^broadsheet_database_up .*$/gm)).toEqual(['broadsheet_database_up 1'])

  let isReplaced = false
  const statuses = sendUntil(url, () => isReplaced)
  process.kill(before[0] ?? 0, 'SIGKILL')
  await listening(3)
  isReplaced = true

  expect(new Set(await statuses)).toEqual(new Set([200]))
  const after = childProcesses(server.pid)
  expect(after).toHaveLength(2)
  expect(after).not.toEqual(before)
  expect(jobRunnersAmong(after)).toBe(1)

  const begun = beginRequest(url)
  await setTimeout(200)
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  for (const pid of after) process.kill(pid, 'SIGTERM')
  await setTimeout(200)
  begun.end('}')
  const [answer] = (await once(begun, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(400)
  expect(await ended).toEqual([0, null])
})
