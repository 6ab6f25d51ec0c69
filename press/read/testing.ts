import { readFileSync } from 'node:fs'
import type { ArticleContent } from '../page-content.ts'
import { withPdf } from './open-pdf.ts'
import { type PageMarks, readMarks } from './page-marks.ts'

/** A page of the held-out set of the region benchmark. */
export function benchPage(name: string): Uint8Array {
  return readFileSync(new URL(`../../bench/regions/seed-2/${name}.pdf`, import.meta.url))
}

export function marksOf(pdf: Uint8Array): Promise<PageMarks> {
  return withPdf(pdf, (open) => readMarks(open))
}

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
