import { readFileSync } from 'node:fs'
import { PDFDocument, PDFName } from 'pdf-lib'
import type { PageBlock, PageModel, PageStory } from '#contract/page-model.ts'
import type { ArticleContent } from '../package/page-content.ts'
import { kindOf } from '../page-regions.ts'
import { storyTitle } from '../story-html.ts'
import { readLines } from './lines.ts'
import { withPdf } from './open-pdf.ts'
import { type PageMarks, readMarks } from './page-marks.ts'

/** A page of the held-out set of the region benchmark. */
export function benchPage(name: string): Uint8Array {
  return readFileSync(new URL(`../../bench/regions/seed-2/${name}.pdf`, import.meta.url))
}

export function marksOf(pdf: Uint8Array): Promise<PageMarks> {
  return withPdf(pdf, (open) => readMarks(open))
}

export const articlesIn = ({ stories }: PageModel): PageStory[] =>
  stories.filter((story) => kindOf(story) === 'article')

export const adsIn = ({ stories }: PageModel): PageStory[] =>
  stories.filter((story) => kindOf(story) === 'ad')

export const headlinesIn = (model: PageModel): string[] => articlesIn(model).map(storyTitle)

/** The texts of the blocks with a role. */
export const textsOf = (story: PageStory | undefined, role: PageBlock['role']): string[] =>
  (story?.blocks ?? []).filter((block) => block.role === role).map(({ text }) => text)

export function anArticle(changes: Partial<ArticleContent>): ArticleContent {
  const box = { left: 0, top: 0, width: 10, height: 10 }
  return {
    box,
    pieces: [box],
    headline: 'Rain at last',
    paragraphs: ['It rained.'],
    language: 'en',
    provenance: 'pdf',
    confidence: 0.9,
    ...changes,
  }
}

/** A page that another program made; see the README of the folder. */
export function fixturePage(name: string): Uint8Array {
  return readFileSync(new URL(`./fixtures/${name}.pdf`, import.meta.url))
}

/** A page with one line of the given content stream, in a font whose codes have the given texts. */
export async function encodedPage(
  content: string,
  { names = '', texts }: { names?: string; texts: Record<string, string> },
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([300, 200])
  const encoding = context.obj({ Type: 'Encoding', BaseEncoding: 'WinAnsiEncoding' })
  const differences = names.split(' ').filter((name) => name !== '')
  encoding.set(
    PDFName.of('Differences'),
    context.obj(differences.map((name) => (/^\d/.test(name) ? Number(name) : PDFName.of(name)))),
  )
  const hexOf = (text: string) =>
    Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')
  const entries = Object.entries(texts).map(
    ([code, text]) => `<${hex(code.charCodeAt(0), 2)}> <${hexOf(text)}>`,
  )
  const table = [
    'begincmap 1 begincodespacerange <00> <ff> endcodespacerange',
    `${entries.length} beginbfchar ${entries.join(' ')} endbfchar endcmap`,
  ]
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Times-Roman' })
  font.set(PDFName.of('Encoding'), encoding)
  if (entries.length > 0)
    font.set(PDFName.of('ToUnicode'), context.register(context.stream(table.join('\n'))))
  page.node.setFontDictionary(PDFName.of('F'), context.register(font))
  page.node.addContentStream(
    context.register(context.stream(`BT /F 12 Tf 20 100 Td ${content} ET`)),
  )
  return document.save()
}

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

export async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const { glyphs } = await marksOf(pdf)
  return readLines(glyphs).map(({ text }) => text)
}
