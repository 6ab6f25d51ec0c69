import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endProgram, startProgram, untilLogged } from '#deploy/two-nodes/process-testing.ts'
import { GROUPS } from '#server/issues/testing.ts'
import { stockPlans } from '#server/payments/testing.ts'
import type { S3Settings } from '#store/assets.ts'
import { openDatabase } from '#store/database.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { freePort } from '#test-support/free-port.ts'
import { startRestartablePostgres } from '../../faults/restartable-postgres.ts'
import { PRODUCTION_SETTINGS } from '../../production-settings.ts'
import { startBehindNginx } from '../behind-nginx.ts'
import { childrenOf, descendantsOf } from './watch-cpu.ts'

const CLASS_KEY = 'a-key-of-the-bench-with-more-than-32-letters'
const RUN = fileURLToPath(new URL('../../../run.mjs', import.meta.url))
const S3_PROCESS = fileURLToPath(new URL('s3-process.ts', import.meta.url))

/** The server processes of the rehearsal, on one port. */
export const PROCESSES = 2

/**
 * nginx of `deploy/`, a server of two processes, a worker, PostgreSQL and S3. The sandbox gateway replaces Razorpay, so
 * this is not NODE_ENV=production.
 */
export async function startWholeDeployment(nginxPath: string) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-rehearsal-'))
  // A separate folder: the other one is closed to the user account of PostgreSQL.
  const databaseFolder = mkdtempSync(join(tmpdir(), 'broadsheet-rehearsal-database-'))
  const postgres = await startRestartablePostgres(databaseFolder)
  const s3 = fork(RUN, [S3_PROCESS])
  const [bucket] = (await once(s3, 'message')) as [S3Settings]
  const port = await freePort()
  const node = `http://127.0.0.1:${port}`
  const nginx = await startBehindNginx(
    nginxPath,
    join(folder, 'nginx'),
    { url: node },
    { classKey: CLASS_KEY, hasLog: true },
  )
  const env = {
    SECRET_KEYS: PRODUCTION_SETTINGS.SECRET_KEYS,
    CLASS_KEY,
    PUBLIC_URL: nginx.url,
    TRUSTED_PROXIES: '127.0.0.1',
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    SAMPLE: 'none',
    JOBS: 'off',
    // As in production; stand-ins would log warnings only.
    LOG_LEVEL: 'info',
    ...s3Variables(bucket),
  }
  const server = startProgram(['server/main.ts'], {
    ...env,
    PROCESSES: `${PROCESSES}`,
    PORT: `${port}`,
  })
  await untilLogged(server, 'listening')
  const worker = startProgram(['cli/main.ts', 'worker'], env)
  await untilLogged(worker, 'working')
  const db = await openDatabase({ kind: 'postgres', url: postgres.url })
  await saveEditionGroups(db, 'PV', GROUPS)
  await stockPlans(db)
  await untilAllRun(server)

  return {
    url: nginx.url,
    node,
    db,
    env,
    postgres,
    pids: {
      nodes: () => [server.pid ?? 0, ...childrenOf(server.pid ?? 0)],
      nginx: () => nginx.pids,
      PostgreSQL: () => {
        const postmaster = postmasterIn(databaseFolder)
        return [...postmaster, ...postmaster.flatMap(descendantsOf)]
      },
      S3: () => [s3.pid ?? 0],
      worker: () => [worker.pid ?? 0],
    },
    /** Kills one of the server processes, as a crash would. */
    killNode: () => process.kill(childrenOf(server.pid ?? 0).at(-1) ?? 0, 'SIGKILL'),
    stop: async () => {
      await Promise.all([endProgram(server, 'SIGTERM'), endProgram(worker, 'SIGTERM')])
      await db.destroy()
      await nginx.stop()
      await postgres.stop()
      s3.disconnect()
      for (const made of [folder, databaseFolder]) rmSync(made, { recursive: true, force: true })
    },
  }
}
export type WholeDeployment = Awaited<ReturnType<typeof startWholeDeployment>>

function s3Variables(bucket: S3Settings) {
  return {
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  }
}

/** Empty while PostgreSQL is stopped. */
function postmasterIn(folder: string): number[] {
  try {
    return [Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])]
  } catch {
    return []
  }
}

async function untilAllRun({ pid = 0 }: ChildProcess): Promise<void> {
  while (childrenOf(pid).length < PROCESSES) await new Promise((next) => setTimeout(next, 100))
}
