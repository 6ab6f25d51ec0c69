import type { IssueKey } from '#domain/access.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import type { PagePlace } from '#store/issues/made-pages.ts'
import type { PackagedContent } from './package/packaged-issue.ts'
import type { PageReading } from './read/page-reading.ts'

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
  /** What the checks before publishing read on the page, so that it is not read twice. */
  model?: PageReading
}

/** A page with what identifies its drawing. */
export interface IdentifiedTask extends PageTask {
  drawing: string
}

/** A page of any issue that draws the same. */
export interface MadePage extends PagePlace {
  /** The page as readers have it: with files and texts that were added after publishing. */
  published?: PressedPage
}

export interface VersionTarget {
  key: IssueKey
  version: string
}

export interface PageOrder {
  task: IdentifiedTask
  target: VersionTarget
  /** Pages that draw the same, the best first. */
  made?: readonly MadePage[]
}

/** The steps of making a page, in order. */
export const PAGE_STEPS = ['read', 'draw', 'encode', 'store'] as const
export type PageStep = (typeof PAGE_STEPS)[number]
