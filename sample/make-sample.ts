import type { IssueDate } from '#contract/issue-date.ts'
import type { EditionGroup } from '#contract/issues.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import type { IssueKey } from '#domain/access.ts'
import { releaseOn } from '#domain/release-hours.ts'
import { openPool } from '#press/pool.ts'
import type { Press } from '#press/publish.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { everyVersion } from '#store/issues/versions.ts'
import { sampleNames } from './content/kannada-names.ts'
import type { SampleTitle } from './content/titles.ts'
import { type Extent, sampleDays } from './issue-plan.ts'
import { allEditions } from './printed-files.ts'
import { readPrintedPages } from './printed-pages.ts'
import type { SampleProgress } from './sample-order.ts'
import { publishFront, publishWhole, type SamplePress, type Source } from './sample-press.ts'

export interface SampleRequest {
  title: SampleTitle
  today: IssueDate
  extent: Extent
  workers: number
}

/** Makes the missing parts of the sample newspaper, starting with the front page that `/` shows. Safe to repeat. */
export async function* makeSample(
  press: Press,
  request: SampleRequest,
): AsyncGenerator<SampleProgress> {
  const { title, workers } = request
  await saveEditionGroups(press.db, title.publisher, editionGroups(title))
  const printed = await readPrintedPages(title)
  const shown = await shownSamples(press, title.publisher, printed.innerVersion)
  const planned = plannedIssues(request, isTodayOpen(press, request))
  const missing = planned.filter((key) => !shown.has(nameOf(key)))
  const total = missing.length
  const [first] = missing
  if (!first) {
    yield { done: 0, total, isTodayReady: true }
    return
  }
  const room: SamplePress = { ...press, printed, pool: openPool(workers) }
  yield { done: 0, total, isTodayReady: false }
  if (first.date === planned[0]?.date) await publishFront(room, first)
  yield { done: 0, total, isTodayReady: true }
  const source = (await anySource(press, shown)) ?? (await publishWhole(room, first, undefined))
  const rest = missing.filter((key) => nameOf(key) !== nameOf(source.key))
  for (let made = 0; made < rest.length; made += workers) {
    const batch = rest.slice(made, made + workers)
    await Promise.all(batch.map((key) => publishWhole(room, key, source)))
    yield { done: total - rest.length + made + batch.length, total, isTodayReady: true }
  }
  room.pool.close()
}

/** The published issues that have these inner pages. */
async function shownSamples(
  { db }: Press,
  publisher: PublisherCode,
  innerVersion: string,
): Promise<Map<string, { key: IssueKey; version: string }>> {
  const versions = await everyVersion(db)
  return new Map(
    versions
      .filter(({ key, isShown }) => isShown && key.publisher === publisher)
      .filter(({ version }) => version.startsWith(innerVersion))
      .map(({ key, version }) => [nameOf(key), { key, version }]),
  )
}

async function anySource(
  { db }: Press,
  shown: Map<string, { key: IssueKey; version: string }>,
): Promise<Source | undefined> {
  const [made] = shown.values()
  if (!made) return undefined
  const { pages } = await issueVersion(db, made.key, made.version)
  const checksums = await checksumsByPage(db, {
    issue_id: issueId(made.key),
    version: made.version,
  })
  return {
    ...made,
    pages: pages.map((page) => ({ ...page, checksums: checksums.get(page.pageNo) ?? {} })),
  }
}

/** Recent days for all editions, the default edition first; the archive only for the default edition. */
function plannedIssues({ title, today, extent }: SampleRequest, isOpen: boolean): IssueKey[] {
  const { publisher } = title
  const standard = DEFAULT_EDITION[publisher]
  const others = allEditions(title).flatMap(({ id }) => (id === standard ? [] : [id]))
  const { recent, archive } = sampleDays(today, extent, isOpen)
  return [
    ...recent.flatMap((date) =>
      [standard, ...others].map((edition) => ({ publisher, date, edition })),
    ),
    ...archive.map((date) => ({ publisher, date, edition: standard })),
  ]
}

function isTodayOpen({ releaseHours, now }: Press, { today }: SampleRequest): boolean {
  return now() >= releaseOn(today, releaseHours).general_release_at
}

function nameOf({ date, edition }: IssueKey): string {
  return `${date}/${edition}`
}

function editionGroups({ groups }: SampleTitle): EditionGroup[] {
  return groups.map(({ parent_edition, editions }) => ({
    parent_edition,
    parent_edition_names: sampleNames(parent_edition),
    editions: editions.map(({ id, edition_name }) => ({
      id,
      edition_number: id,
      edition_name,
      edition_names: sampleNames(edition_name),
    })),
  }))
}
