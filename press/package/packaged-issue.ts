import type { IssueDate } from '#contract/issue-date.ts'
import type { PageBox } from '#contract/page-model.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { AdContent, ArticleContent, PageContent } from './page-content.ts'

export interface PackagedArticle extends ArticleContent {
  id: string
  /** Untrusted HTML of the newsroom; must pass `sanitiseHtml` before use. */
  html?: string
  /** The id on the first page, if this is the continuation of an article. */
  continues?: string
}

export interface PackagedAd extends AdContent {
  id: string
  pieces: PageBox[]
  /** An image of the advertisement; without one it is cut out of the page. */
  image?: string
}

export interface PackagedContent extends PageContent {
  articles: PackagedArticle[]
  ads: PackagedAd[]
}

export interface PageFile {
  path: string
  kind: 'pdf' | 'image' | 'jpeg2000'
}

export interface PackagedPage {
  number: number
  name: string
  name_kn?: string | null
  section: string
  section_kn?: string | null
  /** Missing only in METS packages, whose scans are often not delivered. */
  file?: PageFile
  /** Without `file`: what was looked for and what is there instead. */
  whyNoFile?: string
  content: PackagedContent
}

/** A complete and valid issue from a newsroom. METS gives neither publisher nor edition. */
export interface PackagedIssue {
  format: 'edition' | 'mets'
  publisher?: PublisherCode
  date?: IssueDate
  edition?: number
  pages: PackagedPage[]
  /** Hints for the editor that do not prevent publishing. */
  notes: string[]
}

export type PackageReading =
  | { kind: 'valid'; issue: PackagedIssue }
  | { kind: 'invalid'; faults: string[] }
