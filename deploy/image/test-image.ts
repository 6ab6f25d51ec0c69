import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCTION } from '#server/testing.ts'
import { freePort } from '#test-support/free-port.ts'
import { provideBaseImage } from './base-image.ts'
import { type Buildah, openBuildah, reasonAgainstBuildah } from './buildah.ts'

const IMAGE = 'broadsheet-test'
const WAIT_MS = 250

/** `npm run test:image`: builds deploy/Dockerfile and runs its server. */
const reason = reasonAgainstBuildah()
if (reason) console.info(`The image was not built. ${reason}`)
else await testImage()

async function testImage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-image-'))
  try {
    const buildah = openBuildah(folder)
    const started = Date.now()
    console.info(`The base image was ${provideBaseImage(buildah, folder)}`)
    const build = ['--isolation=chroot', '--pull-never', '--format=docker', '--quiet']
    buildah.run('bud', ...build, '-f', 'deploy/Dockerfile', '-t', IMAGE, '.')
    const container = buildah.read('from', '--pull-never', IMAGE)
    expectNoTests(buildah, container)
    await expectServerAnswers(buildah, container)
    console.info(`The image works: ${Math.round((Date.now() - started) / 1000)} s`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function expectNoTests(buildah: Buildah, container: string): void {
  const find = [
    'find',
    '.',
    '-path',
    './node_modules',
    '-prune',
    '-o',
    '-name',
    '*.test.ts',
    '-print',
  ]
  assert.equal(inside(buildah, container, find), '')
}

/** Runs the default command as the user of the image, then requests the front page and the health check. */
async function expectServerAnswers(buildah: Buildah, container: string): Promise<void> {
  const port = await freePort()
  buildah.run('config', '--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', container)
  for (const [name, value] of Object.entries(PRODUCTION)) {
    buildah.run('config', '--env', `${name}=${value}`, container)
  }
  assert.notEqual(inside(buildah, container, ['id', '-u']), '0')
  const program = [
    ...configured(buildah, container, 'Entrypoint'),
    ...configured(buildah, container, 'Cmd'),
  ]
  const server = buildah.start('run', '--isolation=chroot', container, '--', ...program)
  const ended = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(`${url}/api/readyz`))) {
    assert.equal(server.exitCode, null, 'The server in the image ended')
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  try {
    assert.ok(await answers(`${url}/api/healthz`))
    assert.match(await (await fetch(url)).text(), /<title>/)
    const [, ...healthCheck] = configured(buildah, container, 'Healthcheck.Test')
    inside(buildah, container, healthCheck)
    inside(buildah, container, [...program.slice(0, 2), 'cli/main.ts', 'press', 'list'])
  } finally {
    console.info('Stopping the server; buildah reports it as killed …')
    server.kill('SIGTERM')
    await ended
  }
}

function inside(buildah: Buildah, container: string, command: string[]): string {
  return buildah.read('run', '--isolation=chroot', container, '--', ...command)
}

/** A list in the configuration of the image. */
function configured(buildah: Buildah, container: string, field: string): string[] {
  const format = `{{range .Docker.Config.${field}}}{{.}}\n{{end}}`
  return buildah.read('inspect', '--format', format, container).split('\n')
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
