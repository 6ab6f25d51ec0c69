import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { AdContent, ArticleContent, Box, PageContent } from '../page-content.ts'

export interface PackagedArticle extends ArticleContent {
  id: string
  /** As the newsroom wrote it: goes through `sanitiseHtml` before anyone sees it. */
  html?: string
  /** On a page where an article runs on: the id it has on the page where it begins. */
  continues?: string
}

export interface PackagedAd extends AdContent {
  id: string
  pieces: Box[]
  /** A picture of the advertisement by itself; without one it is cut out of the page. */
  image?: string
}

export interface PackagedContent extends PageContent {
  articles: PackagedArticle[]
  ads: PackagedAd[]
}

export interface PageFile {
  path: string
  kind: 'pdf' | 'image'
}

export interface PackagedPage {
  number: number
  name: string
  name_kn?: string | null
  section: string
  section_kn?: string | null
  /** Only METS may come without: the scans it names seldom travel along. */
  file?: PageFile
  content: PackagedContent
}

/** What a newsroom sent, whole and sound. METS says neither publisher nor edition. */
export interface PackagedIssue {
  format: 'edition' | 'mets'
  publisher?: PublisherCode
  date?: IssueDate
  edition?: number
  pages: PackagedPage[]
  /** What an editor should know and need not put right. */
  notes: string[]
}

export type PackageReading =
  | { kind: 'sound'; issue: PackagedIssue }
  | { kind: 'faulty'; faults: string[] }
