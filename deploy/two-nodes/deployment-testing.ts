import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_RELEASE_HOURS } from '#domain/release-hours.ts'
import type { Press } from '#press/publish.ts'
import { keptPool } from '#press/testing.ts'
import { PRODUCTION } from '#server/testing.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { openAssets } from '#store/open-assets.ts'
import { emptyDatabaseIn } from '#store/testing.ts'
import { freePort } from '#test-support/free-port.ts'
import { startNginx } from '#test-support/nginx.ts'
import { startS3 } from '#test-support/s3.ts'
import { startMailServer, startSmsGateway } from './outside-testing.ts'
import { endProgram, startProgram, untilLogged } from './process-testing.ts'

/** Two servers and a worker with one PostgreSQL and one S3 store behind nginx, as in `deploy/`. */
export async function startDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-two-nodes-'))
  const source = await emptyDatabaseIn(folder)
  if (source.kind !== 'postgres') throw new Error('Two nodes need PostgreSQL')
  const [s3, sms, mail] = await Promise.all([startS3(), startSmsGateway(), startMailServer()])
  const ports = [await freePort(), await freePort()] as const
  const nginx = await startNginx(ports)
  const env = {
    ...PRODUCTION,
    DATABASE_URL: source.url,
    DATA_DIR: join(folder, 'data'),
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
    SMS_URL: sms.url,
    SMTP_URL: mail.url,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
  }

  const start = async (port: number) => {
    const program = startProgram(['server/main.ts', builtApp(folder, port)], {
      ...env,
      PORT: `${port}`,
    })
    await untilLogged(program, 'listening')
    return program
  }
  const startWorker = async () => {
    const program = startProgram(['cli/main.ts', 'worker'], env)
    await untilLogged(program, 'working')
    return program
  }
  // All start at once on an empty database.
  const [first, second, worker] = await Promise.all([
    start(ports[0]),
    start(ports[1]),
    startWorker(),
  ])
  const running = [first, second]
  const db: Database = await openDatabase(source)
  const assetSource = { kind: 's3', ...s3.settings } as const

  return {
    db,
    url: nginx.url,
    nodes: ports.map((port) => `http://127.0.0.1:${port}`),
    codes: sms.codes,
    mails: mail.mails,
    press: {
      db,
      assets: await openAssets(assetSource),
      assetSource,
      releaseHours: DEFAULT_RELEASE_HOURS,
      now: () => new Date(),
      pool: keptPool(),
    } satisfies Press,
    kill: (node: 0 | 1) => endProgram(running[node] ?? first),
    /** Stops a node as systemd does. */
    stopNode: (node: 0 | 1) => endProgram(running[node] ?? first, 'SIGTERM'),
    revive: async (node: 0 | 1) => {
      running[node] = await start(ports[node])
    },
    stop: async () => {
      await Promise.all([...running, worker].map((program) => endProgram(program)))
      await Promise.all([db.destroy(), nginx.stop(), s3.stop(), sms.stop(), mail.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Deployment = Awaited<ReturnType<typeof startDeployment>>

/** A small built app. Each node has a file that the other lacks, as during an upgrade. */
function builtApp(folder: string, port: number): string {
  const app = join(folder, `web-${port}`)
  mkdirSync(join(app, 'assets'), { recursive: true })
  writeFileSync(
    join(app, 'index.html'),
    '<!doctype html><html lang="kn"><head><!--head--></head></html>',
  )
  writeFileSync(join(app, 'assets', `app-${port}.js`), `export const port = ${port}`)
  return app
}
