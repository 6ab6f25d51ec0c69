import type { Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { DATE_WORDS, dateWords, type Lang } from '../date-words.ts'

const ROOM_PT = 90
const FAMILY: Record<Lang, string> = { en: 'Noto Sans', kn: 'Noto Sans Kannada' }
const WEIGHT: Record<Lang, number> = { en: 600, kn: 700 }

export function dateWordsHtml(lang: Lang, fontFaces: string): string {
  const { sizePt, heightPt, baselinePt } = DATE_WORDS
  const font = `font:${WEIGHT[lang]} ${sizePt}px '${FAMILY[lang]}'`
  const words = dateWords(lang).map(
    (word) =>
      `<svg viewBox="0 0 ${ROOM_PT} ${heightPt}"><text x="0" y="${baselinePt}">${word}</text></svg>`,
  )
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>${fontFaces}
    @page{size:${ROOM_PT}pt ${heightPt}pt;margin:0} *{margin:0;padding:0}
    svg{display:block;width:${ROOM_PT}pt;height:${heightPt}pt;break-after:page;${font};fill:#161412;text-rendering:geometricPrecision}
    svg:last-child{break-after:auto}</style>${words.join('')}</html>`
}

/** Prints the words of `dateWordsHtml`, each on a page of its own width. */
export async function printDateWords(page: Page): Promise<Uint8Array> {
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('text')].map((text) => text.getComputedTextLength()),
  )
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const pdf = await PDFDocument.load(printed)
  for (const [index, width] of widths.entries()) {
    pdf.getPage(index).setMediaBox(0, 0, width, DATE_WORDS.heightPt)
  }
  return pdf.save()
}
