import { readFile } from 'node:fs/promises'
import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { digest, pdfDrawing } from './drawing/pdf-drawing.ts'
import type { PackagedContent } from './package/packaged-issue.ts'
import type { PageTask } from './page-task.ts'
import { PRESS_VERSION } from './version-of.ts'

/** Identifies everything that the files of a page are made of. Nothing is drawn to find it. */
export async function drawingOf(task: PageTask, publisher: PublisherCode): Promise<string> {
  const { source, content, displayName } = task
  const isFront = displayName === FRONT_PAGE_DISPLAY_NAME
  return digest([
    // OCR reads the language of the title, and only front pages have pictures for link previews.
    JSON.stringify([PRESS_VERSION, publisher, source.kind, isFront]),
    source.kind === 'pdf' ? await drawingOfPdf(task) : source.bytes,
    content ? JSON.stringify(await withImageContents(content)) : '',
  ])
}

/** A PDF that only PDFium can read counts by its bytes. */
function drawingOfPdf({ source, origin }: PageTask): Promise<string> {
  return pdfDrawing(source.bytes).catch(() => origin)
}

/** Advertisements with the content of their images in place of the paths. */
async function withImageContents(content: PackagedContent): Promise<PackagedContent> {
  const ads = content.ads.map(async (ad) =>
    ad.image ? { ...ad, image: digest([await readFile(ad.image)]) } : ad,
  )
  return { ...content, ads: await Promise.all(ads) }
}
