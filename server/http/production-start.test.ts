// @module-tag slow: starts server processes.
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test-support/free-port.ts'
import { startS3 } from '#test-support/s3.ts'
import { STAND_IN_PATH } from '../integrations/google/stand-in-google.ts'
import { PRODUCTION } from '../testing.ts'
import { emptyAppFolder, startServerProgram } from './program-testing.ts'

test('production refuses to start with an http address and the example e-mail, in one line', async () => {
  const { exitCode, output } = await startServerProgram({
    ...PRODUCTION,
    PUBLIC_URL: 'http://paper.example',
    SUPPORT_EMAIL: 'support@broadsheet.example',
  })
  expect(exitCode).toBe(1)
  expect(output).toContain('PUBLIC_URL must be an https:// address')
  expect(output).toContain('SUPPORT_EMAIL must be your own address')
  expect(output.trim()).not.toContain('\n')
})

const warnings = (output: string) =>
  output.split('\n').flatMap((line) => line.match(/"level":"warn","event":"([^" ]+)/)?.[1] ?? [])

test('production warns about SQLite, missing metrics and a missing proxy', async () => {
  const { exitCode, output } = await startServerProgram(PRODUCTION)
  expect(exitCode).toBe(null)
  expect(warnings(output)).toEqual(['SQLite', 'METRICS_TOKEN', 'TRUSTED_PROXIES'])
})

/** A proxy that does not answer the first connections. */
async function startSlowProxy(target: URL, { unanswered }: { unanswered: number }) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    if (sockets.length <= unanswered) return
    const upstream = connect(Number(target.port), target.hostname).on('error', () => {})
    socket.pipe(upstream).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('a server starts even if S3 does not answer the first probe', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const { settings } = s3
  const endpoint = await startSlowProxy(new URL(settings.endpoint ?? ''), { unanswered: 1 })
  const { exitCode, output } = await startServerProgram({
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  })
  expect(output).not.toContain('does not answer')
  expect(exitCode).toBe(null)
})

/** Environment for a program that records its imports of a package in a file. */
function recordImports(name: string) {
  const folder = emptyAppFolder()
  const file = join(folder, 'imports')
  const hooks = join(folder, 'hooks.mjs')
  const register = join(folder, 'register.mjs')
  writeFileSync(
    hooks,
    `import { appendFileSync } from 'node:fs'
    export function resolve(specifier, context, next) {
      if (specifier.startsWith('${name}')) appendFileSync('${file}', specifier)
      return next(specifier, context)
    }`,
  )
  writeFileSync(register, `import { register } from 'node:module'; register('file://${hooks}')`)
  return {
    env: { NODE_OPTIONS: `--import ${register}` },
    imports: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
  }
}

test.each([
  ['a trial loads the local identity provider on demand', {}, 200, 'oidc-provider'],
  ['production never loads the local identity provider', PRODUCTION, 404, undefined],
] as const)('%s', async (_what, env, status, name) => {
  const recorded = recordImports('oidc-provider')
  const port = await freePort()
  await startServerProgram({ ...env, ...recorded.env, PORT: `${port}` })
  const path = `${STAND_IN_PATH}/.well-known/openid-configuration`
  const response = await fetch(`http://localhost:${port}${path}`)
  expect(response.status).toBe(status)
  expect(recorded.imports().slice(0, name?.length)).toBe(name ?? '')
})
