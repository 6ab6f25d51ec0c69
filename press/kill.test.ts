// @module-tag slow: starts the press and kills it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { issueHead } from '#store/issues/shown-issue.ts'
import { pendingUpdates } from '#store/search/behind.ts'
import { find } from '#store/search/find.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { examine, orphanedFolders } from './doctor.ts'
import { openTestPress, printPdf, temporaryFolder } from './testing.ts'

const ISSUES = 2
/** Set `FAULT_KILLS=20` to kill at more points. */
const KILLS_EACH = Math.ceil(Number(process.env.FAULT_KILLS ?? 6) / ISSUES)
/** The usual limit of a slow test for the usual number of kills. */
const LIMIT_MS = Math.max(1, KILLS_EACH / 3) * SLOW_LIMIT_MS
const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const everywhere = { publisher: 'PV', to: key.date, without: [], offset: 0, limit: 1 } as const
const PRESS = [resolve('broadsheet.mjs'), 'press']

async function pdfOf(headlines: string[]): Promise<string> {
  const file = join(temporaryFolder(), 'issue.pdf')
  writeFileSync(file, await printPdf(headlines))
  return file
}

const ISSUE = ['--date', '2026-11-15', '--edition', '4', '--yes', 'date,missing']
const publishArgs = (pdf: string) => ['publish', pdf, ...ISSUE]

test(
  `killed at ${ISSUES * KILLS_EACH} random points, the press leaves a whole issue standing and completes when run again`,
  async () => {
    const { press, dataDir } = await openTestPress()
    const env = { ...process.env, DATA_DIR: dataDir }
    const run = (args: string[]) => spawnSync(process.execPath, [...PRESS, ...args], { env })
    const shown = async () => (await issueHead(press.db, key))?.version
    const faults = async () => (await examine({ db: press.db, assets: press.assets })).faults

    const started = performance.now()
    expect(run(publishArgs(await pdfOf(['First']))).status).toBe(0)
    const longest = performance.now() - started

    for (let issue = 0; issue < ISSUES; issue += 1) {
      const before = await shown()
      const isSinglePage = issue % 2 === 1
      const headlines = isSinglePage ? [`Paper ${issue}`] : [`Paper ${issue}`, 'Second page']
      const newer = publishArgs(await pdfOf(headlines))
      if (isSinglePage) newer.push('--page', '2')
      const left: (string | undefined)[] = []
      for (let kill = 0; kill < KILLS_EACH; kill += 1) {
        await runAndKill(newer, env, Math.random() * longest)
        expect(await faults()).toEqual([])
        left.push(await shown())
      }
      expect(run(newer).status).toBe(0)
      const after = await shown()
      expect(after).not.toBe(before)
      expect(await pendingUpdates(press.db)).toEqual([])
      expect(
        (await find(press.db, { ...everywhere, text: `paper ${issue}` })).total,
      ).toBeGreaterThan(0)
      // A single page leaves the others as they are.
      const first = `paper ${isSinglePage ? issue - 1 : issue}`
      expect((await find(press.db, { ...everywhere, text: first })).total).toBeGreaterThan(0)
      // Readers had the old issue, or, if a kill came after the switch, the new one; either is whole.
      for (const version of left) expect([before, after]).toContain(version)
    }
    expect(run(['doctor', '--clean', '--older-than', '0']).status).toBe(0)
    expect(await faults()).toEqual([])
    expect(await orphanedFolders(press.db, press.assets)).toEqual([])
  },
  LIMIT_MS,
)

/** Runs the press and kills its process group after the given time. */
async function runAndKill(args: string[], env: NodeJS.ProcessEnv, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [...PRESS, ...args], {
    env,
    detached: true,
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), afterMs)
  await ended
  clearTimeout(timer)
}
