// @module-tag slow: starts a watch and kills it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchedIssue } from '#store/issues/watched-issues.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { examine } from '../doctor.ts'
import { printPdf } from '../testing.ts'
import { key, openTestWatch } from './testing.ts'

/** For each version. Set `FAULT_KILLS=20` to kill at more points. */
const KILLS = Number(process.env.FAULT_KILLS ?? 1)
/** After the watch has begun to publish. */
const LATEST_KILL_MS = 2000

test(
  `a watch that is killed while it publishes (${KILLS} × 2) publishes every page, and no version twice`,
  async () => {
    const { press, dataDir, folder, versions } = await openTestWatch({})
    const issue = ['--date', '2026-11-15', '--edition', '4', '--plan', '1', '--interval', '1']
    const args = [resolve('broadsheet.mjs'), 'press', 'watch', folder, ...issue]
    const start = () =>
      spawn(process.execPath, args, {
        env: { ...process.env, DATA_DIR: dataDir },
        detached: true,
        stdio: 'ignore',
      })
    const isPublished = async (sha256: string) =>
      (await watchedIssue(press.db, key))?.published_pages.some((page) => page.sha256 === sha256)

    /** A run that makes pages holds their claims; those of killed runs stay until they expire. */
    const holders = async () =>
      JSON.stringify(await press.db.selectFrom('page_claim').select('holder').execute())

    for (const headline of ['First', 'First, corrected']) {
      const file = join(folder, '01.pdf')
      const pdf = await printPdf([headline])
      writeFileSync(file, pdf)
      const sha256 = await sha256Of(pdf)
      utimesSync(file, new Date(), new Date(Date.now() - 60_000))
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = await holders()
        const watch = start()
        while ((await holders()) === before && !(await isPublished(sha256))) await sleep(20)
        await sleep(Math.random() * LATEST_KILL_MS)
        await killGroup(watch)
        expect((await examine({ db: press.db, assets: press.assets })).faults).toEqual([])
      }
      const watch = start()
      while (!(await isPublished(sha256))) await sleep(200)
      await killGroup(watch)
    }
    expect(await versions()).toHaveLength(2)
    expect((await examine({ db: press.db, assets: press.assets })).faults).toEqual([])
  },
  2 * SLOW_LIMIT_MS,
)

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Buffer.from(hash).toString('hex')
}

async function killGroup(child: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await ended
}
