import type { IssueKey } from '#domain/access.ts'
import type { PackagedContent } from './package/packaged-issue.ts'

export interface PageTask {
  pageNo: number
  name: string
  name_kn?: string | null
  /** The name that readers see; the front page always has the same one. */
  displayName: string
  section: string
  section_kn?: string | null
  /** A PDF of one page, or an image. */
  source: { kind: 'pdf' | 'image'; bytes: Uint8Array }
  /** Hash of the source file and the page index. Extracting a page from a PDF gives different bytes each time. */
  origin: string
  /** The regions from the newsroom's package; without them the press reads the page itself. */
  content?: PackagedContent
}

export interface VersionTarget {
  key: IssueKey
  version: string
}

/** The steps of making a page, in order. */
export const PAGE_STEPS = ['read', 'draw', 'encode', 'store'] as const
export type PageStep = (typeof PAGE_STEPS)[number]
