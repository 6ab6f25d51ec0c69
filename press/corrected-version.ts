import { createHash } from 'node:crypto'
import type { IssueKey } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import type { PublicationTerms } from '#store/audit/issue-changes.ts'
import type { FileChecksum, FileChecksums } from '#store/checksum.ts'
import { issueFolder, MANIFEST, ownerOf, pageFiles, replacementFile } from '#store/issue-files.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import { type IssueVersion, issueId, type PressedPage } from '#store/issues/issue-version.ts'
import { rasterImage } from './image-page.ts'
import { cardNames, linkCards } from './link-cards.ts'
import { linkReferences } from './link-references.ts'
import { modelFile, readModel, type VersionFiles } from './page-model-file.ts'
import { writeNote } from './page-note.ts'
import { type RegionWithContent, type StoredModel, withoutContent } from './page-regions.ts'
import type { Press } from './publish.ts'
import { withDrawing } from './raster.ts'
import { referencesOf } from './references.ts'
import { regionFiles } from './region-images.ts'
import { readIntact, writeFiles } from './stored-files.ts'
import { requireNoWithdrawal, showNextVersion } from './withdraw/show-next-version.ts'

/** A page as a person wants it. */
export interface CorrectedContent {
  model: StoredModel
  regions: readonly RegionWithContent[]
  /** Pictures in place of printed ones, by id. */
  replacements?: ReadonlyMap<string, Uint8Array>
}

export type CorrectedPages = ReadonlyMap<number, CorrectedContent>

/** The files of a version with their checksums. */
export async function filesOfVersion(
  press: Pick<Press, 'db' | 'assets'>,
  key: IssueKey,
  version: string,
): Promise<VersionFiles & { byPage: ReadonlyMap<number, FileChecksums> }> {
  const byPage = await checksumsByPage(press.db, { issue_id: issueId(key), version })
  const all = [...byPage.values()].flatMap((checksums) => Object.entries(checksums))
  const checksums = new Map<string, FileChecksum>(all)
  return { assets: press.assets, folder: issueFolder(key, version), checksums, byPage }
}

interface Correction {
  key: IssueKey
  /** The version that readers see. */
  version: IssueVersion
  pages: CorrectedPages
  /** Called with the name of the new version, and its pages. */
  termsFor: (next: IssueVersion) => PublicationTerms
}

/**
 * Publishes a version in which some pages have other stories. All other files are copied. Undefined if readers see a
 * third version by now.
 */
export async function showCorrectedVersion(
  press: Press,
  { key, version, pages: corrected, termsFor }: Correction,
): Promise<string | undefined> {
  for (const page_no of corrected.keys()) {
    const page = { issue_id: issueId(key), version: version.version, page_no }
    await requireNoWithdrawal(press.db, page)
  }
  const old = await filesOfVersion(press, key, version.version)
  const name = nameOf(version.version, corrected)
  const replaced = version.pages.filter(({ pageNo }) => corrected.has(pageNo))
  const replacedIds = new Set(replaced.flatMap(({ regions }) => regions.map(({ id }) => id)))
  const keep = (file: string) => {
    const owner = ownerOf(file)
    return !(owner && 'regionId' in owner && replacedIds.has(owner.regionId))
  }
  const front = version.pages[frontPageIndex(version.pages)]?.pageNo
  const pages: PressedPage[] = []
  for (const page of version.pages) {
    const { pageNo } = page
    const ofKept = Object.entries(old.byPage.get(pageNo) ?? {}).filter(([file]) => keep(file))
    const unchanged = { ...page, checksums: Object.fromEntries(ofKept) }
    const content = corrected.get(pageNo)
    if (!content) {
      pages.push(await withPrintedReferences(old, unchanged))
      continue
    }
    const cards = cardNames({ pageNo, isFront: pageNo === front }, content.regions)
    pages.push({
      ...unchanged,
      // Not the press's own result any more, so no other issue copies it.
      drawing: `${name}/${pageNo}`,
      regions: content.regions.map(withoutContent),
      more_files: [...new Set([...page.more_files.filter(keep), ...cards])],
    })
  }
  const to = issueFolder(key, name)
  for await (const { path } of old.assets.list(old.folder)) {
    const file = path.slice(old.folder.length + 1)
    if (keep(file)) await old.assets.copy(path, `${to}/${file}`)
  }
  const written: PressedPage[] = []
  for (const page of linkReferences(pages)) {
    const content = corrected.get(page.pageNo)
    const isFront = page.pageNo === front
    written.push(content ? await writePage(old, { to, page, isFront, content }) : page)
  }
  const manifest = new TextEncoder().encode(JSON.stringify({ pages: written }))
  await old.assets.write(`${to}/${MANIFEST}`, manifest)
  const next = { version: name, pages: written }
  const isShown = await showNextVersion(press, {
    ...{ key, next, when: termsFor(next), before: version.version },
    kept: version.pages
      .filter(({ pageNo }) => !corrected.has(pageNo))
      .map((page) => ({ page, version: version.version })),
  })
  return isShown ? name : undefined
}

/** The references that the model of a page has. Those in the database are linked to stories that may be gone. */
async function withPrintedReferences(old: VersionFiles, page: PressedPage): Promise<PressedPage> {
  const model = await readModel(old, page.pageNo)
  if (!model) return page
  const regions = page.regions.map((region) => {
    const story = model.stories.find(({ id }) => id === region.id)
    if (!story || region.kind === 'ad') return region
    const { pageReferences, ...rest } = region
    const printed = referencesOf(story)
    return printed.length > 0 ? { ...rest, pageReferences: printed } : rest
  })
  return { ...page, regions }
}

interface NewPage {
  to: string
  page: PressedPage
  isFront: boolean
  content: CorrectedContent
}

/** Writes the files of a corrected page, and returns it with their checksums. */
async function writePage(
  { assets, folder, checksums }: VersionFiles,
  { to, page, isFront, content }: NewPage,
): Promise<PressedPage> {
  const { pageNo } = page
  const { model, regions, replacements = new Map<string, Uint8Array>() } = content
  const image = await readIntact(assets, folder, pageFiles(pageNo).image(2400), checksums)
  const pdf = await readIntact(assets, folder, pageFiles(pageNo).pdf, checksums)
  const raster = await rasterImage(image.bytes, 2400)
  const made = new Map([
    ...(await withDrawing(pdf.bytes, (draw) =>
      regionFiles(regions, { raster, draw, replacements }),
    )),
    ...(await linkCards({ pageNo, isFront }, regions, raster)),
    ...[...replacements].map(([id, bytes]) => [replacementFile(pageNo, id), bytes] as const),
    [pageFiles(pageNo).model, modelFile(model)] as const,
  ])
  const written = await writeFiles(assets, to, made)
  return writeNote(assets, to, { ...page, checksums: { ...page.checksums, ...written } })
}

function nameOf(old: string, pages: CorrectedPages): string {
  const content = [...pages].map(([pageNo, { model, regions }]) => [pageNo, model, regions])
  const hash = createHash('sha256')
    .update(JSON.stringify([old, content]))
    .digest('hex')
  return `v${hash.slice(0, 16)}`
}
