import { readFileSync } from 'node:fs'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { PageModel } from '#contract/page-model.ts'
import { modelOfContent } from '../package/content-model.ts'
import type { ArticleContent } from '../package/page-content.ts'
import { readPage } from '../read/read-page.ts'
import { adsIn, articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { isReadable } from '../read/text-quality.ts'
import { repairLegacyText } from './repair-legacy-text.ts'
import { LEAFLET } from './testing.ts'

const [legacy, unicode] = LEAFLET
const box = { left: 0, top: 0, width: 50, height: 50 }

function pageOf(part: Partial<ArticleContent>): PageModel {
  const article = { box, pieces: [box], confidence: 1, headline: '', paragraphs: [] }
  return modelOfContent({
    articles: [{ ...article, language: 'en', provenance: 'pdf', ...part }],
    ads: [{ box, text: 'PÀ£ÀßqÀ £ÁqÀÄ', confidence: 1 }],
  })
}

test('every part of an article is converted', () => {
  const page = repairLegacyText(
    pageOf({
      kicker: 'E¯ÁSÉ',
      headline: 'PÀ£ÀßqÀ ªÀÄvÀÄÛ ¸ÀA¸ÀÌøw',
      byline: 'zsÀgÀägÁAiÀÄ',
      paragraphs: [legacy, legacy],
      crossheads: [{ before: 1, text: '¸ÁévÀAvÀæ' }],
      captions: ['¸ÀÆAiÀÄð'],
    }),
  )
  const [article] = articlesIn(page)
  expect(article).toMatchObject({ language: 'kn', provenance: 'legacy-font' })
  expect(article?.blocks.map(({ role, text }) => [role, text])).toEqual([
    ['kicker', 'ಇಲಾಖೆ'],
    ['headline', 'ಕನ್ನಡ ಮತ್ತು ಸಂಸ್ಕೃತಿ'],
    ['byline', 'ಧರ್ಮರಾಯ'],
    ['body', unicode],
    ['subhead', 'ಸ್ವಾತಂತ್ರ'],
    ['body', unicode],
    ['caption', 'ಸೂರ್ಯ'],
  ])
  expect(textsOf(adsIn(page)[0], 'advertisement')).toEqual(['ಕನ್ನಡ ನಾಡು'])
})

test('an English article beside legacy ones is not changed', () => {
  const english = pageOf({ headline: 'Tanks fill', paragraphs: ['The tanks fill.'] })
  const page = repairLegacyText(english)
  expect(articlesIn(page)).toEqual(articlesIn(english))
  expect(textsOf(adsIn(page)[0], 'advertisement')).toEqual(['ಕನ್ನಡ ನಾಡು'])
})

test('the text of a page printed with a legacy font is repaired', async () => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const page = document.addPage([330, 520])
  page.drawText('PÀ£ÀßqÀ ªÀÄvÀÄÛ ¸ÀA¸ÀÌøw', { x: 20, y: 470, size: 18, font })
  for (const [index, line] of (legacy.match(/.{1,40}(?: |$)/g) ?? []).entries()) {
    page.drawText(line.trim(), { x: 20, y: 440 - index * 12, size: 9, font })
  }

  const read = await readPage(await document.save())
  const repaired = repairLegacyText(read)

  expect(isReadable(textsOf(articlesIn(read)[0], 'body')[0] ?? '')).toBe(false)
  expect(headlinesIn(repaired)).toEqual(['ಕನ್ನಡ ಮತ್ತು ಸಂಸ್ಕೃತಿ'])
  expect(textsOf(articlesIn(repaired)[0], 'body')).toEqual([unicode])
})

test.each(['sample/pv/pages/02-city.pdf', 'sample/dh/pages/02-city.pdf'])(
  'no article of %s is taken for legacy text',
  async (file) => {
    const page = await readPage(readFileSync(file))
    expect(articlesIn(page).length).toBeGreaterThan(3)
    expect(repairLegacyText(page)).toEqual(page)
  },
)
