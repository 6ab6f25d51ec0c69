import { compactDate } from '#contract/issue-date.ts'
import type { PageReference, Place } from '#contract/issues.ts'
import type { StoryType } from '#contract/story-type.ts'
import type { IssueKey } from '#domain/access.ts'
import type { FileChecksums } from '../checksum.ts'

export function issueId({ publisher, date, edition }: IssueKey): string {
  return `${publisher}-${compactDate(date)}-${edition}`
}

/** A complete version of an issue, as the press made it, without regard to who may open it. */
export interface IssueVersion {
  version: string
  pages: readonly PressedPage[]
}

export interface PressedPage {
  section: string
  /** The Kannada name, if the newsroom gives one. */
  section_kn?: string | null
  pageNo: number
  name: string
  name_kn?: string | null
  displayName: string
  width: number
  height: number
  /** Identifies what the page draws, and everything else that its files are made of. Earlier releases have none. */
  drawing?: string | null
  /** Optional files, relative to the issue's folder: link cards, and files added after publishing. */
  more_files: readonly string[]
  /** Checksums of the page's files, set when it is published. Not read with the page: see `checksumsOf`. */
  checksums?: FileChecksums
  /** In reading order. */
  regions: readonly PressedRegion[]
}

export interface PressedRegion extends Place {
  id: string
  kind: 'article' | 'ad'
  title: string
  language: string
  provenance: string
  confidence: number
  /** Why the confidence is not higher. For the press's report only, not in the database. */
  doubts?: string[]
  text: string
  /** What each line of the text is, as letters. Missing in issues of earlier releases. */
  lineRoles?: string
  /** Missing in issues of earlier releases. */
  type?: StoryType
  /** The rectangles, if the region is not one. */
  rects?: Place[]
  opensAs?: 'text' | 'image'
  /** Whether the article has an inserts file. */
  hasInserts?: boolean
  /** References to other pages that are printed in the article. */
  pageReferences?: PageReference[]
}
