/** Where something stands on a page, in percent of its width and height. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where an article's text came from, the most trusted first. */
export type Provenance = 'package' | 'pdf' | 'legacy-font' | 'ocr' | 'none'

/** What the press knows of an article, from whichever source. */
export interface ArticleContent {
  box: Box
  /** The parts of an article that runs in several pieces over the page; their hull is `box`. */
  pieces: Box[]
  kicker?: string
  headline: string
  standfirst?: string
  byline?: string
  dateline?: string
  /** Running text in reading order, NFC. */
  paragraphs: string[]
  /** Small headings within the running text, and the paragraph each stands before. */
  crossheads?: { before: number; text: string }[]
  /** Words lifted out of the text. */
  quotes?: string[]
  /** One for each picture that has one. */
  captions?: string[]
  language: 'kn' | 'en'
  provenance: Provenance
  /** 0 to 1: how sure the rules are of this region. */
  confidence: number
}

export interface AdContent {
  box: Box
  /** Whatever can be read in it, for search. */
  text: string
  confidence: number
}

/** A page as it was read: its regions in reading order. */
export interface PageContent {
  articles: ArticleContent[]
  ads: AdContent[]
  /** The share of characters that cannot be right; above the gate's limit the text is not used. */
  brokenTextRate: number
}
