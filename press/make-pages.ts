import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { IssueKey } from '#domain/access.ts'
import type { AssetSource } from '#store/assets.ts'
import type { Database } from '#store/database.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { issueId, type PressedPage } from '#store/issues/issue-version.ts'
import {
  claimPage,
  endClaims,
  extendClaims,
  findMadePages,
  notePlace,
  type PagePlace,
} from '#store/issues/made-pages.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { extendUntil } from './extend-until.ts'
import type { IdentifiedTask, MadePage, PageStep, PageTask, VersionTarget } from './page-task.ts'
import { openPool, type Pool } from './pool.ts'
import { PressError } from './press-error.ts'

/** What a run needs to make pages. */
export interface PageStore {
  db: Database
  assetSource: AssetSource
  now: () => Date
  signal?: AbortSignal
  /** Worker processes that the caller keeps for several runs. Without them a run has its own. */
  pool?: Pool
}

/** One run of the press: its worker processes and its claims of pages. */
export interface PressRun extends PageStore {
  pool: Pool
  holder: string
}

const RETRY_MS = 200

/** The claims end with the run: once its version is published, other runs find the pages there. */
export async function runPress<T>(
  { db, assetSource, now, signal, pool: kept }: PageStore,
  pages: readonly PageTask[],
  use: (run: PressRun) => Promise<T>,
): Promise<T> {
  const holder = randomUUID()
  const pool = kept ?? openPool(Math.min(availableParallelism(), pages.length))
  const end = new AbortController()
  const extending = extendUntil(end.signal, () => extendClaims(db, { holder, now: now() }))
  try {
    return await use({ db, assetSource, now, pool: until(signal, pool), holder })
  } finally {
    end.abort()
    if (!kept) pool.close()
    await extending
    await endClaims(db, holder)
  }
}

/** After `signal` no further order is carried out. */
function until(signal: AbortSignal | undefined, pool: Pool): Pool {
  const requireGoing = () => {
    if (signal?.aborted) throw new Error('the run was cancelled')
  }
  return {
    ...pool,
    make: async (...order) => {
      requireGoing()
      return pool.make(...order)
    },
    identify: async (...order) => {
      requireGoing()
      return pool.identify(...order)
    },
  }
}

/** Identifies what the pages draw, in parallel. */
export function identifyPages(
  { pool }: PressRun,
  { publisher }: IssueKey,
  pages: readonly PageTask[],
): Promise<IdentifiedTask[]> {
  return forEachPage(pages, async (task) => ({
    ...task,
    drawing: await pool.identify(task, publisher),
  }))
}

export type OnStep = (pageNo: number, step: PageStep | 'done') => void

/** Makes the pages in parallel. A page that draws the same as an earlier one is copied. Throws with the faults of all pages. */
export function makePages(
  run: PressRun,
  target: VersionTarget,
  pages: readonly IdentifiedTask[],
  onStep: OnStep,
): Promise<PressedPage[]> {
  const { db, pool, assetSource, holder } = run
  return forEachPage(pages, async (task) => {
    const { drawing, pageNo } = task
    const made = await findOrClaim(run, task)
    try {
      const order = { task, target, made }
      const page = await pool.make(order, assetSource, (step) => onStep(pageNo, step))
      await notePlace(db, drawing, holder, { ...target, pageNo })
      onStep(pageNo, 'done')
      return page
    } catch (error) {
      await endClaims(db, holder, drawing)
      throw error
    }
  })
}

/** Pages that draw the same. Without one, claims the page for this run, or waits for the run that is making it. */
async function findOrClaim(
  { db, now, holder }: PressRun,
  { drawing }: IdentifiedTask,
): Promise<MadePage[]> {
  const find = async () => withPublished(db, await findMadePages(db, drawing))
  for (;;) {
    const made = await find()
    if (made.length > 0) return made
    const claim = await claimPage(db, drawing, { holder, now: now() })
    // Another run may have published the page just before.
    if (claim.kind === 'claimed') return find()
    if (claim.kind === 'made') return [claim.place]
    await wait(RETRY_MS)
  }
}

function withPublished(db: Database, places: readonly PagePlace[]): Promise<MadePage[]> {
  return Promise.all(
    places.map(async (place): Promise<MadePage> => {
      const { key, version, pageNo } = place
      const { pages } = await issueVersion(db, key, version)
      const checksums = await checksumsByPage(db, { issue_id: issueId(key), version })
      const page = pages.find((one) => one.pageNo === pageNo)
      if (!page) return place
      return { ...place, published: { ...page, checksums: checksums.get(pageNo) ?? {} } }
    }),
  )
}

/** Works on all pages, and throws with the faults of all. */
async function forEachPage<Task extends PageTask, Result>(
  pages: readonly Task[],
  work: (page: Task) => Promise<Result>,
): Promise<Result[]> {
  const outcomes = await Promise.allSettled(pages.map(work))
  const failed = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected'
      ? [{ page: pages[index]?.pageNo ?? 0, words: outcome.reason.message }]
      : [],
  )
  if (failed.length > 0) {
    throw new PressError(
      failed.map(({ page, words }) => `page ${page}: ${words}`),
      failed.map(({ page }) => ({ kind: 'page-not-made', page })),
    )
  }
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
}
