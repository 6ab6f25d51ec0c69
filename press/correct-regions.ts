import { createHash } from 'node:crypto'
import type { IssueKey } from '#domain/access.ts'
import type { AssetStore } from '#store/assets.ts'
import { articleFiles, issueFolder, MANIFEST, ownerOf, pageFiles } from '#store/issue-files.ts'
import type { IssueVersion, PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { issueHead } from '#store/issues/shown-issue.ts'
import { rasterImage } from './image-page.ts'
import { cardNames, linkCards } from './link-cards.ts'
import { sanitiseHtml } from './package/sanitise-html.ts'
import { textOf } from './package/text-of-html.ts'
import type { MadeRegion } from './page-regions.ts'
import { PressError } from './press-error.ts'
import type { Press } from './publish.ts'
import { numberTwins, regionId } from './region-id.ts'
import { regionFiles } from './region-images.ts'
import type { EditedRegion } from './regions-file.ts'

interface Correction {
  key: IssueKey
  version: IssueVersion
  pageNo: number
  regions: readonly EditedRegion[]
}

/** Publishes a version that differs in one page's regions. All other files are the old version's own. */
export async function correctRegions(press: Press, correction: Correction): Promise<string> {
  const { key, version, pageNo } = correction
  const release = await issueHead(press.db, key)
  if (!release) throw new PressError(['The issue was withdrawn meanwhile.'])
  const from = issueFolder(key, version.version)
  const regions = await madeRegions(press.assets, from, correction)
  const name = correctedVersion(version.version, pageNo, regions)
  const replaced = version.pages.find((page) => page.pageNo === pageNo)?.regions ?? []
  const keep = (file: string) => {
    const owner = ownerOf(file)
    return !(owner && 'regionId' in owner && replaced.some(({ id }) => id === owner.regionId))
  }
  const pages = version.pages.map((page) => {
    if (page.pageNo !== pageNo) return page
    const more = new Set([...page.more_files.filter(keep), ...cardNames(pageNo, regions)])
    return { ...page, regions: regions.map(withoutContent), more_files: [...more] }
  })
  const to = issueFolder(key, name)
  await writeVersion(press.assets, { from, to, pages, pageNo, regions, keep })
  const when = { ...release, published_at: press.now() }
  await publishVersion(press.db, key, { version: name, pages }, when)
  return name
}

async function madeRegions(
  assets: AssetStore,
  folder: string,
  { key, version, pageNo, regions }: Correction,
): Promise<MadeRegion[]> {
  const before = version.pages.find((page) => page.pageNo === pageNo)?.regions ?? []
  const made = regions.map(async (edited): Promise<MadeRegion> => {
    const known = before.find(({ id }) => id === edited.id)
    const html =
      edited.html === undefined ? await htmlOf(assets, folder, known) : sanitiseHtml(edited.html)
    const { top, left, width, height } = edited
    const [y, x, w, h] = [top, left, width, height].map(Number.parseFloat)
    return {
      ...{
        id: known?.id ?? regionId(key, pageNo, edited.title || `${top} ${left}`),
        kind: edited.kind,
      },
      ...{ title: edited.title, top, left, width, height, language: edited.language, html },
      box: { top: y ?? 0, left: x ?? 0, width: w ?? 0, height: h ?? 0 },
      provenance: edited.html === undefined ? (known?.provenance ?? 'none') : 'package',
      confidence: 1,
      text: edited.kind === 'ad' ? (known?.text ?? '') : textOf(html),
    }
  })
  return numberTwins(await Promise.all(made))
}

async function htmlOf(assets: AssetStore, folder: string, region: PressedRegion | undefined) {
  if (region?.kind !== 'article') return ''
  const file = await assets.read(`${folder}/${articleFiles(region.id).html}`)
  return new TextDecoder().decode(file?.bytes)
}

interface NewVersion {
  from: string
  to: string
  pages: readonly PressedPage[]
  pageNo: number
  regions: readonly MadeRegion[]
  /** Which of the old version's files the new one has too. */
  keep: (file: string) => boolean
}

async function writeVersion(
  assets: AssetStore,
  { from, to, pages, pageNo, regions, keep }: NewVersion,
): Promise<void> {
  for await (const { path } of assets.list(from)) {
    const file = path.slice(from.length + 1)
    if (keep(file)) await assets.copy(path, `${to}/${file}`)
  }
  const files = pageFiles(pageNo)
  const image = await assets.read(`${from}/${files.image(2400)}`)
  if (!image) throw new PressError([`Page ${pageNo} has lost its image; publish the issue again.`])
  const raster = await rasterImage(image.bytes, 2400)
  const page = pages.find((page) => page.pageNo === pageNo)
  const written = new Map([
    ...(await regionFiles(regions, raster)),
    ...(await linkCards(pageNo, regions, raster)),
    [files.note, json(page)],
    [MANIFEST, json({ pages })],
  ])
  for (const [file, bytes] of written) await assets.write(`${to}/${file}`, bytes)
}

function correctedVersion(old: string, pageNo: number, regions: readonly MadeRegion[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([old, pageNo, regions]))
    .digest('hex')
  return `v${hash.slice(0, 16)}`
}

function withoutContent({ box, html, picture, ...region }: MadeRegion): PressedRegion {
  return region
}

function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value))
}
