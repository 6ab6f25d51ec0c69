import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { IssueDate } from '#contract/issue-date.ts'
import { AVIF_WIDTHS, PAGE_WIDTHS } from '#contract/issues.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { openDatabase } from '#store/database.ts'
import { pageFiles } from '#store/issue-files.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { sixteenPages } from '../press/sixteen-pages.ts'

/** A page for the viewers: the same picture at several widths. */
export interface BenchPage {
  width: number
  height: number
  files: { width: number; src: string }[]
}

/** Reused by later runs, because the pages take minutes to make. */
export const BENCH_DATA = join(tmpdir(), 'broadsheet-bench-reader')

const PUBLISHER = 'PV'
const EDITION = DEFAULT_EDITION[PUBLISHER]
const ROLLOVER = '06:00'

/** Publishes sixteen pages as today's issue unless an earlier run did; returns the folder of their images. */
export async function publishPages(dataDir: string): Promise<string> {
  const today = newspaperDay(new Date())
  const versions = join(dataDir, 'assets', PUBLISHER, today.replaceAll('-', ''), `${EDITION}`)
  if (!existsSync(versions)) await publish(dataDir, today)
  const [version = ''] = readdirSync(versions)
  return join(versions, version)
}

async function publish(dataDir: string, today: IssueDate): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  await sixteenPages(dataDir)
  const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'broadsheet.db') })
  const edition = { id: EDITION, edition_number: EDITION, edition_name: 'Bench' }
  await saveEditionGroups(db, PUBLISHER, [{ parent_edition: 'Bench', editions: [edition] }])
  await db.destroy()
  const release = ['--early', ROLLOVER, '--general', ROLLOVER]
  const issue = ['--date', today, '--edition', `${EDITION}`, ...release]
  const answers = ['--yes', 'release,title,number,duplicate']
  const args = ['broadsheet.mjs', 'press', 'publish', dataDir, ...issue, ...answers]
  const { status } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`The press ended with ${status}`)
}

interface PageSize {
  width: number
  height: number
  /** The widths that the page has as AVIF. */
  avif: readonly number[]
}

/** The sizes of the pages in a folder, from their largest images. */
export async function sizesOfPages(folder: string): Promise<PageSize[]> {
  const widest = Math.max(...PAGE_WIDTHS)
  const count = readdirSync(folder).filter((name) => /^p\d\d$/.test(name)).length
  const pages = Array.from({ length: count }, (_, index) => pageFiles(index + 1))
  return Promise.all(
    pages.map(async ({ image, avif }) => {
      const { width, height } = await sharp(join(folder, image(widest))).metadata()
      const isThere = (width: number) => existsSync(join(folder, avif(width)))
      return { width, height, avif: AVIF_WIDTHS.filter(isThere) }
    }),
  )
}

/** The pages with the URLs at which the benchmark serves them: the same files that our reader chooses from. */
export function benchPages(sizes: readonly PageSize[], base: string): BenchPage[] {
  return sizes.map(({ width, height, avif }, index) => {
    const files = pageFiles(index + 1)
    const fileOf = (width: number) =>
      avif.includes(width) ? files.avif(width) : files.image(width)
    return {
      width,
      height,
      files: PAGE_WIDTHS.map((width) => ({ width, src: `${base}/${fileOf(width)}` })),
    }
  })
}
