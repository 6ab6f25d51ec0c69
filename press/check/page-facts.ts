import { createHash } from 'node:crypto'
import type { PageModel } from '#contract/page-model.ts'
import type { Language } from '#contract/titles.ts'
import { repairLegacyText } from '../legacy/repair-legacy-text.ts'
import { kindOf } from '../page-regions.ts'
import { languageOf } from '../read/language.ts'
import { withPdf } from '../read/open-pdf.ts'
import { readMarks } from '../read/page-marks.ts'
import type { PageReading } from '../read/page-reading.ts'
import { readPrintedPage } from '../read/read-page.ts'
import { isReadable } from '../read/text-quality.ts'
import { wordsOfLayer } from '../scan/ocr-words.ts'
import { isScan } from '../scan/read-scan.ts'
import { searchText } from '../search-text.ts'
import { type PrintedHead, readPrintedHead } from './printed-head.ts'

/** What a page file shows before the page is made. */
export interface PageFacts {
  /** In millimetres. */
  size: { width: number; height: number }
  /** A page has no text if it is an image without OCR, or if its font cannot be read. */
  shows: 'text' | 'no text' | 'nothing'
  head: PrintedHead
  /** The text of the articles. */
  text: string
  /** Missing if there is too little text to tell. */
  language?: Language
  sha256: string
  /** What the press read; missing for a scan, which must be drawn to be read. */
  model?: PageReading
}

/** In letters. */
const LEAST_FOR_LANGUAGE = 200
const MM_PER_POINT = 25.4 / 72

/** Reads what is printed on a page. Images are not drawn, so that it takes a fraction of the time of making the page. */
export async function readFacts(pdf: Uint8Array): Promise<PageFacts> {
  const marks = await withPdf(pdf, (open) => readMarks(open))
  const { width, height, glyphs, shapes } = marks
  const size = {
    width: Math.round(width * MM_PER_POINT),
    height: Math.round(height * MM_PER_POINT),
  }
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  if (isScan(marks)) {
    const text = wordsOfLayer(glyphs)
      .map((word) => word.text)
      .join(' ')
    return { size, sha256, head: readPrintedHead(''), ...textFacts(text) }
  }
  const model = repairLegacyText(await readPrintedPage(pdf, marks))
  const { stories, furniture } = model
  const head = furniture.filter(isHead)
  const isPrinted = glyphs.some(({ isSpace }) => !isSpace)
  const text = textFacts(articleText(stories))
  return {
    size,
    sha256,
    model,
    head: readPrintedHead(head.map((block) => block.text).join(' ')),
    ...text,
    // A page of advertisements is complete without articles.
    ...(isPrinted && stories.every((story) => kindOf(story) === 'ad') && { shows: 'text' }),
    ...(!isPrinted && shapes.length === 0 && { shows: 'nothing' }),
  }
}

/** In characters. A longer foot is the imprint, whose addresses have other numbers; a longer head has teasers. */
const LONGEST_FOOT = 60
const LONGEST_HEAD = 250

function isHead({ role, text }: PageModel['furniture'][number]): boolean {
  if (role === 'imprint') return text.length <= LONGEST_FOOT
  return role === 'folio' && text.length <= LONGEST_HEAD
}

function articleText(stories: PageModel['stories']): string {
  const articles = stories.filter((story) => kindOf(story) === 'article')
  return articles.map((story) => searchText(story)).join('\n')
}

function textFacts(text: string): Pick<PageFacts, 'text' | 'shows' | 'language'> {
  if (text.trim() === '' || !isReadable(text)) return { text: '', shows: 'no text' }
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return {
    text,
    shows: 'text',
    ...(letters >= LEAST_FOR_LANGUAGE && { language: languageOf(text) }),
  }
}
