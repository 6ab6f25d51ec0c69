import type { PageBox } from '#contract/page-model.ts'

/** The source of an article's text, the most trusted first. */
export type Provenance = 'package' | 'pdf' | 'legacy-font' | 'ocr' | 'none'

/** An article from any source. */
export interface ArticleContent {
  box: PageBox
  /** The parts of an article that is not one rectangle; `box` is their bounding box. */
  pieces: PageBox[]
  kicker?: string
  headline: string
  standfirst?: string
  byline?: string
  dateline?: string
  /** Running text in reading order, NFC. */
  paragraphs: string[]
  /** Small headings in the running text, each with the index of the paragraph that follows it. */
  crossheads?: { before: number; text: string }[]
  /** Pull quotes. */
  quotes?: string[]
  /** Picture captions. */
  captions?: string[]
  language: 'kn' | 'en'
  provenance: Provenance
  /** 0 to 1: the certainty that this region was recognised correctly. */
  confidence: number
}

export interface AdContent {
  box: PageBox
  /** The readable text, for search. */
  text: string
  confidence: number
}

/** The regions of a page in reading order. */
export interface PageContent {
  articles: ArticleContent[]
  ads: AdContent[]
}
