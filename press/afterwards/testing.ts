import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { IssueDate } from '#contract/issue-date.ts'
import { timeInIndia } from '#domain/newspaper-day.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { rasterPage } from '../raster.ts'
import { openTestPress } from '../testing.ts'

export const key = { publisher: 'DH', edition: 2, date: IssueDate.parse('2026-11-15') } as const
export const version = 'v1'

const place = { top: '0%', left: '0%', width: '100%', height: '100%' }

/** Publishes an issue whose pages are narrow strips with one line each and no trusted text. */
export async function publishStrips(lines: readonly string[]) {
  const { press } = await openTestPress()
  const edition = { id: 2, edition_number: 2, edition_name: 'Bengaluru' }
  await saveEditionGroups(press.db, 'DH', [{ parent_edition: 'Bengaluru', editions: [edition] }])
  const pages: PressedPage[] = []
  for (const [index, line] of lines.entries()) {
    const pageNo = index + 1
    const pdf = await stripOf(line)
    const { pixels, width, height, channels } = await rasterPage(pdf, 2400)
    const image = await sharp(pixels, { raw: { width, height, channels } }).webp().toBuffer()
    const folder = issueFolder(key, version)
    await press.assets.write(`${folder}/${pageFiles(pageNo).pdf}`, pdf)
    await press.assets.write(`${folder}/${pageFiles(pageNo).image(2400)}`, image)
    const region = { id: `article-${pageNo}`, kind: 'article', title: '', language: 'en' } as const
    pages.push({
      pageNo,
      section: 'Main',
      name: 'Page',
      displayName: 'Page',
      width,
      height,
      more_files: [],
      regions: [{ ...region, ...place, provenance: 'none', confidence: 1, text: '' }],
    })
  }
  const at = timeInIndia(key.date, '06:00')
  const release = { early_release_at: at, general_release_at: at, published_at: at }
  await publishVersion(press.db, key, { version, pages }, release)
  return press
}

/** A small page with one line of text, which is quick to draw. */
export async function stripOf(line: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  document.addPage([330, 60]).drawText(line, { x: 10, y: 10, size: 14, font })
  return document.save()
}
