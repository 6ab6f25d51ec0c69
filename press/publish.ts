import { availableParallelism } from 'node:os'
import type { IssueKey, Release } from '#domain/access.ts'
import type { ReleaseHours } from '#domain/release-hours.ts'
import type { AssetSource, AssetStore } from '#store/assets.ts'
import type { Database } from '#store/database.ts'
import { issueFolder, MANIFEST } from '#store/issue-files.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { linkReferences } from './link-references.ts'
import type { PageStep, PageTask, VersionTarget } from './page-task.ts'
import { openPool } from './pool.ts'
import { PressError } from './press-error.ts'
import { versionOf } from './version-of.ts'
import { finishPages } from './withdraw/finish-pages.ts'
import { withholdAgain } from './withdraw/withhold-again.ts'

export interface Press {
  db: Database
  assets: AssetStore
  /** How each worker process opens the same store. */
  assetSource: AssetSource
  /** The default release times. */
  releaseHours: ReleaseHours
  now: () => Date
  /** Gives the server on this machine priority. Absent in tests, where it would slow down the whole process. */
  lowerPriority?: () => void
}

export interface Publication {
  key: IssueKey
  release: Release
  pages: readonly PageTask[]
  onStep: (pageNo: number, step: PageStep | 'done') => void
}

export interface PublishResult {
  version: string
  /** Whether this version was already published. */
  wasThere: boolean
  /** The number of pages made; the others existed already. */
  pagesMade: number
  pages: readonly PressedPage[]
}

/** Makes a complete new version, then switches readers to it in one transaction. */
export async function publish(press: Press, publication: Publication): Promise<PublishResult> {
  const { key, release, pages, onStep } = publication
  const version = versionOf(pages)
  const wasThere = (await shownVersionOf(press.db, key)) === version
  const started = new Set<number>()
  const separate = await makePages(press.assetSource, { key, version }, pages, (pageNo, step) => {
    if (step !== 'done') started.add(pageNo)
    onStep(pageNo, step)
  })
  const made = linkReferences(separate)
  const manifest = JSON.stringify({ ...key, version, pages: made })
  await press.assets.write(
    `${issueFolder(key, version)}/${MANIFEST}`,
    new TextEncoder().encode(manifest),
  )
  const when = { ...release, published_at: press.now() }
  const withheld = await withholdAgain(press, { key, version, pages: made })
  await publishVersion(press.db, key, { version, pages: made }, when)
  if (withheld) await finishPages(press)
  return { version, wasThere, pagesMade: started.size, pages: made }
}

/** Makes the pages in parallel, one per core. Throws with the faults of all pages. */
async function makePages(
  assets: AssetSource,
  target: VersionTarget,
  pages: readonly PageTask[],
  onStep: Publication['onStep'],
): Promise<PressedPage[]> {
  const pool = openPool(Math.min(availableParallelism(), pages.length))
  const outcomes = await Promise.allSettled(
    pages.map(async (task) => {
      const order = { task, target, assets }
      const page = await pool.make(order, (step) => onStep(task.pageNo, step))
      onStep(task.pageNo, 'done')
      return page
    }),
  )
  pool.close()
  const faults = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected'
      ? [`page ${pages[index]?.pageNo}: ${outcome.reason.message}`]
      : [],
  )
  if (faults.length > 0) throw new PressError(faults)
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
}

/** An issue of an edition that the title does not have would be shown to nobody. */
export async function requireEdition({ db }: Press, key: IssueKey): Promise<void> {
  const groups = await editionGroupsOf(db, key.publisher)
  const editions = groups.flatMap((group) => group.editions)
  if (editions.some(({ id }) => id === key.edition)) return
  const known = editions.map(({ id, edition_name }) => `${id} ${edition_name}`).join(', ')
  throw new PressError([
    `${key.publisher} has no edition ${key.edition}. It has: ${known || 'none yet'}.`,
  ])
}
