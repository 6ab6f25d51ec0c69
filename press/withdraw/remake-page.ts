import { frontPageIndex } from '#domain/front-page.ts'
import { filesOfPage, issueFolder, pageFiles } from '#store/issue-files.ts'
import { type RegionText, replaceTexts } from '#store/issues/afterwards.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { issueId, type PressedPage, type PressedRegion } from '#store/issues/issue-version.ts'
import { regionRow } from '#store/issues/page-rows.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import {
  activeWithdrawals,
  deletePageMark,
  markPages,
  setPageFiles,
} from '#store/withdrawals/withdrawals.ts'
import { laterImages } from '../afterwards/later-images.ts'
import { writeNote } from '../page-note.ts'
import { PressError } from '../press-error.ts'
import type { PressStore } from '../press-store.ts'
import { writeFiles } from '../stored-files.ts'
import {
  keepOriginals,
  type OriginalRows,
  originalRows,
  removeOriginals,
  restoreOriginals,
  type StoredPage,
  WITHDRAWN,
} from './originals.ts'
import { withheldFiles } from './withheld-files.ts'
import { restoreManifest, type VersionOfIssue, withholdManifest } from './withheld-manifest.ts'

/** A page of one version of an issue. */
export interface PageOfVersion extends VersionOfIssue {
  pageNo: number
}

export interface RemadePage extends PageOfVersion {
  /** `image` if the PDF had to become a picture of the page. */
  pdf: 'original' | 'erased' | 'image'
}

/**
 * Makes the files and rows of a page as the withdrawals in force require, always from the originals. Idempotent: an
 * interrupted run is repeated. Servers do not send files of the page until it is done.
 */
export async function remakePage(press: PressStore, target: PageOfVersion): Promise<RemadePage> {
  const { key, version, pageNo } = target
  const withdrawals = await activeWithdrawals(press.db, issueId(key))
  const page = await readPage(press, target)
  const stored = { assets: press.assets, folder: issueFolder(key, version), pageNo }
  const original = await originalRows(stored, page)
  const notices = new Map(
    withdrawals
      .filter(({ article_id }) => original.regions.some(({ id }) => id === article_id))
      .map(({ article_id, notice }) => [article_id, notice ?? undefined]),
  )
  await replaceTexts(press.db, key, version, textsOf(page, original, notices))
  if (notices.size === 0) return restorePage(press, target, stored, original)

  const { written, removed, pdfKind } = await withheldFiles({
    stored,
    isFront: page.isFront,
    files: new Set([
      ...Object.keys(original.checksums),
      ...filesOfPage({ pageNo, regions: original.regions }),
      ...original.more_files,
    ]),
    regions: original.regions,
    withdrawn: notices,
  })
  const { note } = pageFiles(pageNo)
  await keepOriginals(stored, [...written.keys(), ...removed, note])
  const ofWritten = await writeFiles(press.assets, stored.folder, written)
  for (const file of removed) await press.assets.remove(`${stored.folder}/${file}`)
  const left = Object.entries(original.checksums).filter(
    ([file]) => !removed.includes(file) && file !== note,
  )
  const { isFront, ...row } = await readPage(press, target)
  const { checksums = {} } = await writeNote(press.assets, stored.folder, {
    ...row,
    checksums: { ...Object.fromEntries(left), ...ofWritten },
  })
  await withholdManifest(press, target)
  await finish(press, target, { more_files: original.more_files, checksums })
  return { ...target, pdf: pdfKind }
}

/** Undoes all withdrawals of the page: every file and row is as it was. */
async function restorePage(
  press: PressStore,
  target: PageOfVersion,
  stored: StoredPage,
  original: OriginalRows,
): Promise<RemadePage> {
  await restoreOriginals(stored, original)
  // Added since, of the page without the article.
  for (const file of laterImages(target.pageNo).filter((one) => !(one in original.checksums))) {
    await press.assets.remove(`${stored.folder}/${file}`)
  }
  const page_no = target.pageNo
  const key = { issue_id: issueId(target.key), version: target.version, page_no }
  await press.db.transaction().execute(async (transaction) => {
    await setPageFiles(transaction, key, original)
    await deletePageMark(transaction, key)
  })
  await removeOriginals(stored)
  await restoreManifest(press, target)
  return { ...target, pdf: 'original' }
}

async function finish(
  press: PressStore,
  { key, version, pageNo }: PageOfVersion,
  files: Pick<OriginalRows, 'more_files' | 'checksums'>,
): Promise<void> {
  const page = { issue_id: issueId(key), version, page_no: pageNo }
  await press.db.transaction().execute(async (transaction) => {
    await setPageFiles(transaction, page, files)
    await markPages(transaction, [page], { isDone: true, at: press.now() })
  })
}

type StoredRow = PressedPage & OriginalRows & { isFront: boolean }

async function readPage(
  { db }: PressStore,
  { key, version, pageNo }: PageOfVersion,
): Promise<StoredRow> {
  const { pages } = await issueVersion(db, key, version)
  const index = pages.findIndex((one) => one.pageNo === pageNo)
  const page = pages[index]
  if (!page) throw new PressError([`${issueFolder(key, version)} has no page ${pageNo}.`])
  const checksums = await checksumsByPage(db, { issue_id: issueId(key), version })
  return {
    ...page,
    more_files: [...page.more_files],
    regions: [...page.regions],
    checksums: checksums.get(pageNo) ?? {},
    isFront: index === frontPageIndex(pages),
  }
}

/** The regions whose rows must change. */
function textsOf(
  { regions }: StoredRow,
  original: OriginalRows,
  notices: ReadonlyMap<string, unknown>,
): RegionText[] {
  return original.regions.flatMap((before) => {
    const now = regions.find(({ id }) => id === before.id)
    const isWithheld = now?.provenance === WITHDRAWN
    if (notices.has(before.id) === isWithheld) return []
    const { title, text, ...more } = isWithheld ? regionRow(before) : withoutWords(before)
    return [{ id: before.id, title, text, more }]
  })
}

function withoutWords(region: PressedRegion) {
  const { hasInserts, pageReferences, lineRoles, ...place } = region
  const row = regionRow({ ...place, title: '', text: '', type: 'story', opensAs: 'image' })
  return { ...row, provenance: WITHDRAWN }
}
