import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { ReleaseHours } from '#domain/release-hours.ts'
import type { AssetSource, AssetStore } from '#store/assets.ts'
import type { PublicationTerms } from '#store/audit/issue-changes.ts'
import type { ChangeAct, ChangeAuthor } from '#store/audit/record-change.ts'
import type { Database } from '#store/database.ts'
import { issueFolder, MANIFEST } from '#store/issue-files.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { linkReferences } from './link-references.ts'
import { identifyPages, makePages, type OnStep, runPress } from './make-pages.ts'
import type { PageTask, VersionTarget } from './page-task.ts'
import type { Pool } from './pool.ts'
import { PressError } from './press-error.ts'
import type { ChosenRelease } from './release-times.ts'
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
  /** Who runs the press, for the audit log. */
  author?: ChangeAuthor
  /** Worker processes for several runs. Without them each run starts its own. */
  pool?: Pool
  /** Ends a run: no further page is made. */
  signal?: AbortSignal
  /** Runs in the transaction that shows a version. Throws to prevent it. */
  beforeShow?: (tx: Database) => Promise<void>
  /** How a title names its page files, if not in a usual way. */
  fileNames?: Partial<Record<PublisherCode, RegExp>>
  /** Gives the server on this machine priority. Absent in tests, where it would slow down the whole process. */
  lowerPriority?: () => void
}

/** Who changes an issue now, for the audit log. */
export function actOf({ author, now }: Press): ChangeAct | undefined {
  return author && { author, at: now() }
}

export interface Publication {
  key: IssueKey
  release: ChosenRelease
  pages: readonly PageTask[]
  onStep: OnStep
  /** The name of the version, before its pages are made. */
  onVersion?: (version: string) => void
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
export function publish(press: Press, publication: Publication): Promise<PublishResult> {
  const { key, release, onStep } = publication
  return runPress(press, publication.pages, async (run) => {
    const pages = await identifyPages(run, key, publication.pages)
    const version = versionOf(pages)
    publication.onVersion?.(version)
    const wasThere = (await shownVersionOf(press.db, key)) === version
    const counter = countMade(onStep)
    const separate = await makePages(run, { key, version }, pages, counter.onStep)
    const made = linkReferences(separate)
    await writeManifest(press, { key, version }, made)
    const when = termsOf(press, release)
    const withheld = await withholdAgain(press, { key, version, pages: made, when })
    await publishVersion(press.db, key, { version, pages: made }, when)
    if (withheld) await finishPages(press)
    return { version, wasThere, pagesMade: counter.made(), pages: made }
  })
}

export function termsOf(
  { now, author, beforeShow }: Press,
  { early_release_at, general_release_at, hasChosenHours = false }: ChosenRelease,
): PublicationTerms {
  const release = { early_release_at, general_release_at, hasChosenHours }
  return { ...release, published_at: now(), author, beforeShow }
}

/** Counts the pages that are made. A page that is copied has no steps. */
export function countMade(onStep: OnStep) {
  const started = new Set<number>()
  return {
    made: () => started.size,
    onStep: (...[pageNo, step]: Parameters<OnStep>) => {
      if (step !== 'done') started.add(pageNo)
      onStep(pageNo, step)
    },
  }
}

export async function writeManifest(
  { assets }: Press,
  { key, version }: VersionTarget,
  pages: readonly PressedPage[],
): Promise<void> {
  const manifest = new TextEncoder().encode(JSON.stringify({ ...key, version, pages }))
  await assets.write(`${issueFolder(key, version)}/${MANIFEST}`, manifest)
}

/** An issue of an edition that the title does not have would be shown to nobody. */
export async function requireEdition({ db }: Press, key: IssueKey): Promise<void> {
  const groups = await editionGroupsOf(db, key.publisher)
  const editions = groups.flatMap((group) => group.editions)
  if (editions.some(({ id }) => id === key.edition)) return
  const known = editions.map(({ id, edition_name }) => `${id} ${edition_name}`).join(', ')
  const others = PublisherCode.options.filter((title) => title !== key.publisher)
  const named = await Promise.all(others.map((title) => editionName(db, title, key.edition)))
  throw new PressError([
    `${key.publisher} has no edition ${key.edition}. It has: ${known || 'none yet'}.`,
    ...named.flatMap((other) => other ?? []),
  ])
}

async function editionName(
  db: Database,
  title: PublisherCode,
  id: number,
): Promise<string | undefined> {
  const groups = await editionGroupsOf(db, title)
  const edition = groups.flatMap((group) => group.editions).find((each) => each.id === id)
  return (
    edition &&
    `${title} has: ${id} ${edition.edition_name}. For ${title}, use --publisher ${title}.`
  )
}
