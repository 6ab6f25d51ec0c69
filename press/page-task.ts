import type { IssueKey } from '#domain/access.ts'
import type { PackagedContent } from './package/packaged-issue.ts'

/** One page to be made. */
export interface PageTask {
  pageNo: number
  name: string
  name_kn?: string | null
  /** As readers see it; that of the front page is always the same. */
  displayName: string
  section: string
  section_kn?: string | null
  /** The page as it was printed: a PDF of one page, or a picture. */
  source: { kind: 'pdf' | 'image'; bytes: Uint8Array }
  /** Of the file that the page came in, and which page of it: taking a page out of a PDF never gives the same bytes twice. */
  origin: string
  /** What the newsroom said is on it; without, the press reads the page itself. */
  content?: PackagedContent
}

/** Where the pages of one version go. */
export interface VersionTarget {
  key: IssueKey
  version: string
}

/** What happens to a page, in this order. */
export const PAGE_STEPS = ['read', 'draw', 'encode', 'store'] as const
export type PageStep = (typeof PAGE_STEPS)[number]
