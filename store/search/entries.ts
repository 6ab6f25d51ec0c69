import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { wordsOf } from '#domain/search/words.ts'
import type { PressedPage } from '../issues/issue-version.ts'
import { hasRowId, rowId } from './row-id.ts'

/** An article as the index keeps it: terms in the order of its words. */
export interface Entry {
  publisher: PublisherCode
  id: number
  title: readonly string[]
  text: readonly string[]
}

/** Where an article stands, and its words. */
export interface IndexedRegion {
  page_index: number
  position: number
  title: string
  text: string
}

export function entriesOf(key: IssueKey, regions: readonly IndexedRegion[]): Entry[] {
  return regions
    .filter(({ page_index, position }) => hasRowId(page_index, position))
    .map(({ page_index, position, title, text }) => ({
      publisher: key.publisher,
      id: rowId({ key, pageIndex: page_index, position }),
      title: termsOf(title),
      text: termsOf(text),
    }))
}

export function articlesIn(pages: readonly Pick<PressedPage, 'regions'>[]): IndexedRegion[] {
  return pages.flatMap(({ regions }, page_index) =>
    regions.flatMap(({ kind, title, text }, position) =>
      kind === 'article' ? [{ page_index, position, title, text }] : [],
    ),
  )
}

function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term)
}
