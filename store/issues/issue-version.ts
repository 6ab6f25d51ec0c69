import type { ArticleRegion } from '#contract/issues.ts'
import type { FileChecksums } from '../checksum.ts'

/** A complete version of an issue, as the press made it and before anyone asked who may open it. */
export interface IssueVersion {
  version: string
  pages: readonly PressedPage[]
}

export interface PressedPage {
  section: string
  /** In Kannada, where the newsroom gives a name of its own. */
  section_kn?: string | null
  pageNo: number
  name: string
  name_kn?: string | null
  displayName: string
  width: number
  height: number
  /** What not every page has, relative to the issue's folder: link cards, and what was added after publishing. */
  more_files: readonly string[]
  /** Of the page's files, when it is published. Not read with the page: see `checksumsOf`. */
  checksums?: FileChecksums
  /** In reading order. */
  regions: readonly PressedRegion[]
}

export interface PressedRegion extends Pick<ArticleRegion, 'top' | 'left' | 'width' | 'height'> {
  id: string
  kind: 'article' | 'ad'
  title: string
  language: string
  provenance: string
  confidence: number
  text: string
}
