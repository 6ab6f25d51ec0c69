import { createHash } from 'node:crypto'
import type { IssueKey } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import type { FileChecksum, FileChecksums } from '#store/checksum.ts'
import { articleFiles, issueFolder, MANIFEST, ownerOf, pageFiles } from '#store/issue-files.ts'
import { checksumsByPage } from '#store/issues/checksums.ts'
import {
  type IssueVersion,
  issueId,
  type PressedPage,
  type PressedRegion,
} from '#store/issues/issue-version.ts'
import { issueHead } from '#store/issues/shown-issue.ts'
import { correctedStory, storyOfRegion } from './corrected-story.ts'
import { rasterImage } from './image-page.ts'
import { cardNames, linkCards } from './link-cards.ts'
import { linkReferences } from './link-references.ts'
import { modelFile, readModel, type VersionFiles } from './page-model-file.ts'
import { writeNote } from './page-note.ts'
import {
  type IdentifiedStory,
  pageRegions,
  type RegionWithContent,
  type StoredModel,
  separate,
  withoutContent,
} from './page-regions.ts'
import { PressError } from './press-error.ts'
import type { Press } from './publish.ts'
import { withDrawing } from './raster.ts'
import { numberDuplicates, regionId } from './region-id.ts'
import { regionFiles } from './region-images.ts'
import type { EditedRegion } from './regions-file.ts'
import { readIntact, writeFiles } from './stored-files.ts'
import { requireNoWithdrawal, showNextVersion } from './withdraw/show-next-version.ts'

interface Correction {
  key: IssueKey
  version: IssueVersion
  pageNo: number
  regions: readonly EditedRegion[]
}

/** Publishes a new version with other regions on one page. All other files are copied from the old version. */
export async function correctRegions(press: Press, correction: Correction): Promise<string> {
  const { key, version, pageNo } = correction
  const release = await issueHead(press.db, key)
  if (!release) throw new PressError(['The issue was unpublished while the correction was made.'])
  await requireNoWithdrawal(press.db, {
    issue_id: issueId(key),
    version: version.version,
    page_no: pageNo,
  })
  const from = issueFolder(key, version.version)
  const checksums = await checksumsByPage(press.db, {
    issue_id: issueId(key),
    version: version.version,
  })
  const old = { assets: press.assets, folder: from, checksums: allChecksums(checksums) }
  const { model, regions } = await correctPage(old, correction)
  const name = correctedVersion(version.version, pageNo, regions)
  const replaced = version.pages.find((page) => page.pageNo === pageNo)?.regions ?? []
  const keep = (file: string) => {
    const owner = ownerOf(file)
    return !(owner && 'regionId' in owner && replaced.some(({ id }) => id === owner.regionId))
  }
  const isFront = version.pages[frontPageIndex(version.pages)]?.pageNo === pageNo
  const kept = linkReferences(
    version.pages.map((page): PressedPage => {
      const ofKept = Object.entries(checksums.get(page.pageNo) ?? {}).filter(([file]) => keep(file))
      const unchanged = { ...page, checksums: Object.fromEntries(ofKept) }
      if (page.pageNo !== pageNo) return unchanged
      const more = new Set([
        ...page.more_files.filter(keep),
        ...cardNames({ pageNo, isFront }, regions),
      ])
      // Not the press's own result any more, so no other issue copies it.
      const drawing = `${name}/${pageNo}`
      return { ...unchanged, drawing, regions: regions.map(withoutContent), more_files: [...more] }
    }),
  )
  const to = issueFolder(key, name)
  const pages = await writeVersion(old, { to, pages: kept, pageNo, isFront, model, regions, keep })
  const when = { ...release, published_at: press.now(), author: press.author }
  const unchanged = version.pages.filter((page) => page.pageNo !== pageNo)
  const isShown = await showNextVersion(press, {
    ...{ key, when, before: version.version },
    next: { version: name, pages },
    kept: unchanged.map((page) => ({ page, version: version.version })),
  })
  if (!isShown) {
    throw new PressError([
      'Another version was published while the correction was made. Export the page again, and repeat the correction.',
    ])
  }
  return name
}

interface CorrectedPage {
  model: StoredModel
  regions: RegionWithContent[]
}

async function correctPage(
  old: VersionFiles,
  { key, version, pageNo, regions }: Correction,
): Promise<CorrectedPage> {
  const before = version.pages.find((page) => page.pageNo === pageNo)?.regions ?? []
  const model = (await readModel(old, pageNo)) ?? { format: 1, stories: [], furniture: [] }
  const stories = regions.map(async (edited): Promise<IdentifiedStory> => {
    const known = before.find(({ id }) => id === edited.id)
    const { title, top, left } = edited
    const id = known?.id ?? regionId(key, pageNo, title || `${top} ${left}`)
    const story = model.stories.find((one) => one.id === known?.id)
    return correctedStory(id, edited, story ?? (known && (await storyOf(old, known))))
  })
  const corrected = {
    ...model,
    stories: separate(numberDuplicates(await Promise.all(stories))),
  }
  const made = pageRegions(corrected).map((region, index) => ({
    ...region,
    title: regions[index]?.title ?? region.title,
  }))
  return { model: corrected, regions: made }
}

async function storyOf(
  { assets, folder, checksums }: VersionFiles,
  region: PressedRegion,
): Promise<IdentifiedStory> {
  if (region.kind === 'ad') return storyOfRegion(region, '')
  const file = await readIntact(assets, folder, articleFiles(region.id).html, checksums)
  return storyOfRegion(region, new TextDecoder().decode(file.bytes))
}

interface NewVersion {
  to: string
  pages: readonly PressedPage[]
  pageNo: number
  isFront: boolean
  model: StoredModel
  regions: readonly RegionWithContent[]
  /** Whether the new version keeps this file of the old one. */
  keep: (file: string) => boolean
}

/** Writes the files and returns the pages with their checksums. */
async function writeVersion(
  { assets, folder, checksums }: VersionFiles,
  { to, pages, pageNo, isFront, model, regions, keep }: NewVersion,
): Promise<PressedPage[]> {
  const image = await readIntact(assets, folder, pageFiles(pageNo).image(2400), checksums)
  const pdf = await readIntact(assets, folder, pageFiles(pageNo).pdf, checksums)
  for await (const { path } of assets.list(folder)) {
    const file = path.slice(folder.length + 1)
    if (keep(file)) await assets.copy(path, `${to}/${file}`)
  }
  const raster = await rasterImage(image.bytes, 2400)
  const made = new Map([
    ...(await withDrawing(pdf.bytes, (draw) => regionFiles(regions, { raster, draw }))),
    ...(await linkCards({ pageNo, isFront }, regions, raster)),
    [pageFiles(pageNo).model, modelFile(model)] as const,
  ])
  const written = await writeFiles(assets, to, made)
  const corrected = await Promise.all(
    pages.map((page) =>
      page.pageNo === pageNo
        ? writeNote(assets, to, { ...page, checksums: { ...page.checksums, ...written } })
        : page,
    ),
  )
  const manifest = new TextEncoder().encode(JSON.stringify({ pages: corrected }))
  await assets.write(`${to}/${MANIFEST}`, manifest)
  return corrected
}

function correctedVersion(
  old: string,
  pageNo: number,
  regions: readonly RegionWithContent[],
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([old, pageNo, regions]))
    .digest('hex')
  return `v${hash.slice(0, 16)}`
}

function allChecksums(pages: ReadonlyMap<number, FileChecksums>): Map<string, FileChecksum> {
  return new Map([...pages.values()].flatMap((checksums) => Object.entries(checksums)))
}
