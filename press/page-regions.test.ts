import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { PageModel } from '#contract/page-model.ts'
import type { IssueKey } from '#domain/access.ts'
import { modelOfContent } from './package/content-model.ts'
import type { PageContent } from './package/page-content.ts'
import { finishModel, pageRegions } from './page-regions.ts'
import { finishWords } from './page-words-file.ts'
import { readPage } from './read/read-page.ts'
import { anArticle, fixturePage } from './read/testing.ts'

const key: IssueKey = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') }

const regionsOfModel = (model: PageModel) => pageRegions(finishModel(key, 1, model))
const regionsOfContent = (content: PageContent) => regionsOfModel(modelOfContent(content))
const regionsOf = (...articles: ReturnType<typeof anArticle>[]) =>
  regionsOfContent({ articles, ads: [] })

test('only the story that cannot be read opens as an image', () => {
  const undecoded = anArticle({
    headline: 'R\ufffdin',
    paragraphs: ['It r\ufffdined \ue001\ue002.'],
  })
  const [rain, image] = regionsOf(anArticle({}), undecoded)
  expect(rain).toMatchObject({ title: 'Rain at last', provenance: 'pdf' })
  expect(image).toMatchObject({ title: '', html: '', text: '', provenance: 'none' })
})

test('a single undecoded character of a long story is left out', () => {
  const [story] = regionsOf(anArticle({ paragraphs: [`${'It rained. '.repeat(50)}\ufffd`] }))
  expect(story?.provenance).toBe('pdf')
  expect(story?.html).not.toContain('\ufffd')
})

test('the text of a newsroom is not judged', () => {
  const [story] = regionsOf(anArticle({ headline: 'Rain \ue001', provenance: 'package' }))
  expect(story?.title).toBe('Rain \ue001')
})

test('an advertisement that cannot be read has no text for search', () => {
  const { box } = anArticle({})
  const ads = ['Silver s\ufffdle', 'Silver sale'].map((text) => ({ box, text, confidence: 1 }))
  const texts = regionsOfContent({ articles: [], ads }).map(({ text }) => text)
  expect(texts).toEqual(['', 'Silver sale'])
})

test('a page that lost the characters of its glyphs opens as images', async () => {
  const valid = await readPage(fixturePage('chromium-tight-kannada'))
  const lost = await readPage(fixturePage('cairo-without-actual-text'))
  expect(regionsOfModel(valid)).toMatchObject([{ provenance: 'pdf', language: 'kn' }])
  expect(regionsOfModel(lost)).toMatchObject([{ provenance: 'none', title: '', html: '' }])
})

test('Kannada whose characters are lost is shown as images, the shortest brief too', async () => {
  const reading = await readPage(fixturePage('weasyprint-kannada'))
  expect(reading.words.length).toBeGreaterThan(20)
  const model = finishModel(key, 1, reading)
  const regions = pageRegions(model)
  expect(regions).toHaveLength(5)
  for (const region of regions) {
    expect(region).toMatchObject({
      opensAs: 'image',
      provenance: 'none',
      title: '',
      text: '',
      html: '',
    })
  }
  expect(finishWords(reading.words, model.stories).lines).toEqual([])
})

test('a page that is mostly lost shows no text of that language', () => {
  const lost = anArticle({ language: 'kn', paragraphs: ['ಮಹೊರು ವ<ರ್ಷಗಳ ನಂತರ ಜಲ@ಶಯ ಭ{ರ್ತಿ'] })
  const brief = anArticle({ language: 'kn', headline: 'ಬಸ್ ದರ', paragraphs: ['ದರ ಏರಲಿದೆ.'] })
  const texts = (...articles: Parameters<typeof regionsOf>) =>
    regionsOf(...articles).map(({ provenance }) => provenance)
  expect(texts(lost, brief, anArticle({}))).toEqual(['none', 'none', 'pdf'])
  expect(texts(brief, anArticle({}))).toEqual(['pdf', 'pdf'])
})
