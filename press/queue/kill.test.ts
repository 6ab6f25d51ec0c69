// @module-tag slow: starts a worker and kills it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { headOf } from '#store/audit/record-change.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { versionsOf } from '#store/issues/versions.ts'
import { insertPressJob, pressJobOf } from '#store/press-jobs/press-jobs.ts'
import { appendToUpload, finishUpload } from '#store/uploads/upload-files.ts'
import { insertUpload, uploadOf } from '#store/uploads/uploads.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { examine } from '../doctor.ts'
import { openTestPress, printPdf } from '../testing.ts'

/** Set `FAULT_KILLS=20` to kill at more points. */
const KILLS = Math.ceil(Number(process.env.FAULT_KILLS ?? 6) / 2)
/** About the time of the job. */
const LONGEST_MS = 8000
const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const

test(
  `killed at ${KILLS} points spread over a job, a worker publishes the issue once`,
  async () => {
    const { press, dataDir } = await openTestPress()
    const { db } = press
    const id = 'a'.repeat(32)
    const pdf = await printPdf(['Front', 'City'])
    const upload = { id, staff_id: 'asha', key, file_name: 'issue.pdf', size: pdf.length }
    await insertUpload(db, upload, { files: 1, bytes: 1e9 }, press.now())
    await appendToUpload(press, id, 0, bytesOf(pdf))
    const received = await uploadOf(db, id)
    if (received) await finishUpload(press, received)
    const task = { kind: 'publish' as const, uploads: [id] }
    const job = await insertPressJob(db, { key, staff_id: 'asha', task, from: {} }, press.now())
    const answers = JSON.stringify(['date', 'missing', 'release'])
    await db.updateTable('press_job').set({ answers }).execute()

    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = start(dataDir)
      await sleep((LONGEST_MS * (kill + Math.random())) / KILLS)
      await killGroup(worker)
      expect((await examine(press)).faults).toEqual([])
      // As many attempts as kills are not the limit of attempts.
      await db.updateTable('press_job').set({ attempts: 0 }).execute()
    }
    const worker = start(dataDir)
    while ((await pressJobOf(db, job))?.state !== 'done') await sleep(200)
    await killGroup(worker)

    const [version, ...others] = await versionsOf(db, key)
    expect(others).toEqual([])
    expect((await issueVersion(db, key, version?.version ?? '')).pages).toHaveLength(2)
    expect((await headOf(db)).seq).toBe(1)
    expect((await examine(press)).faults).toEqual([])
  },
  2 * SLOW_LIMIT_MS,
)

async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function start(dataDir: string) {
  return spawn(process.execPath, [resolve('broadsheet.mjs'), 'press', 'worker'], {
    env: { ...process.env, DATA_DIR: dataDir },
    detached: true,
    stdio: 'ignore',
  })
}

async function killGroup(child: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await ended
}
