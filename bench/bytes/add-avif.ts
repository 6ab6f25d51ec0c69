import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AVIF_WIDTHS } from '#contract/issues.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { pageFiles } from '#store/issue-files.ts'

/** The first page that publishing leaves without AVIF images. */
const SECOND_PAGE = 2

/** Makes the AVIF images of today's issue, as the press does after an issue is out, unless an earlier run did. */
export function addAvif(dataDir: string, pictures: string): void {
  const [narrow] = AVIF_WIDTHS
  if (existsSync(join(pictures, pageFiles(SECOND_PAGE).avif(narrow)))) return
  const issue = ['--date', newspaperDay(new Date()), '--edition', `${DEFAULT_EDITION.PV}`]
  const args = ['broadsheet.mjs', 'press', 'afterwards', ...issue]
  const { status } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`The press ended with ${status}`)
}
