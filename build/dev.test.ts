// @module-tag slow: starts the development server.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test-support/free-port.ts'

async function startDev(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-dev-'))
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: folder, SAMPLE: 'none' }
  const program = spawn(process.execPath, ['run.mjs', 'build/dev.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    const ended = new Promise((resolve) => program.once('exit', resolve))
    program.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  for await (const text of program.stdout
    .setEncoding('utf8')
    .iterator({ destroyOnReturn: false })) {
    if (String(text).includes('reachable from this machine only')) return port
  }
  throw new Error('npm run dev ended before it listened')
}

function statusOf(port: number, host: string, headers: Record<string, string> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    request({ host, port, path: '/api/dev/clock', agent: false, headers }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test('npm run dev replies to this machine only, and so do its stand-ins', async () => {
  const port = await startDev()
  expect(await statusOf(port, '127.0.0.1')).toBe(200)
  expect(await statusOf(port, '::1')).toBe(200)
  // A server that listens everywhere replies here too.
  await expect(statusOf(port, '127.0.0.2')).rejects.toThrow('ECONNREFUSED')
  expect(await statusOf(port, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  // Vite itself refuses other names.
  expect(await statusOf(port, '127.0.0.1', { host: 'paper.example' })).toBe(403)
})
