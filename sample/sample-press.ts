import type { IssueKey } from '#domain/access.ts'
import { pageDisplayName } from '#domain/page-names.ts'
import { releaseOn } from '#domain/release-hours.ts'
import { copyPage } from '#press/copy-page.ts'
import { linkReferences } from '#press/link-references.ts'
import type { Pool } from '#press/pool.ts'
import type { Press } from '#press/publish.ts'
import { originOf } from '#press/version-of.ts'
import { issueFolder, MANIFEST } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import type { PrintedPage, PrintedPages } from './printed-pages.ts'

/** A version with all inner pages, which are copied instead of made again. */
export interface Source {
  key: IssueKey
  version: string
  pages: readonly PressedPage[]
}

export interface SamplePress extends Press {
  printed: PrintedPages
  pool: Pool
}

/** Publishes only the front page, so that readers see something at once. */
export async function publishFront(press: SamplePress, key: IssueKey): Promise<void> {
  const front = await press.printed.front(key)
  const version = `front-${front.hash}`
  await show(press, key, version, [await makePage(press, { key, version }, front)])
}

/** Publishes the whole issue: its own front page and the inner pages that all issues share. */
export async function publishWhole(
  press: SamplePress,
  key: IssueKey,
  source: Source | undefined,
): Promise<Source> {
  const front = await press.printed.front(key)
  const target = { key, version: `${press.printed.innerVersion}-${front.hash}` }
  const inner = source
    ? source.pages
        .slice(1)
        .map((page) => copyPage(press.assets, { page, from: source, to: target }))
    : press.printed.inner.map((page) => makePage(press, target, page))
  const pages = await Promise.all([makePage(press, target, front), ...inner])
  await show(press, key, target.version, pages)
  return { ...target, pages }
}

function makePage(
  { pool, assetSource }: SamplePress,
  target: { key: IssueKey; version: string },
  { pdf, ...page }: PrintedPage,
): Promise<PressedPage> {
  const source = { kind: 'pdf' as const, bytes: pdf }
  const displayName = pageDisplayName(page.pageNo, page.name)
  const origin = originOf(pdf)
  const task = { ...page, displayName, source, origin, drawing: origin }
  return pool.make({ task, target }, assetSource)
}

async function show(
  { db, assets, releaseHours, now }: Press,
  key: IssueKey,
  version: string,
  unlinked: readonly PressedPage[],
): Promise<void> {
  const pages = linkReferences(unlinked)
  const manifest = new TextEncoder().encode(JSON.stringify({ ...key, version, pages }))
  await assets.write(`${issueFolder(key, version)}/${MANIFEST}`, manifest)
  const when = { published_at: now(), ...releaseOn(key.date, releaseHours) }
  await publishVersion(db, key, { version, pages }, when)
}
