import { z } from 'zod'
import { CompactDate, IssueDate } from './issue-date.ts'
import { EditionId, Place } from './issues.ts'
import { Names } from './names.ts'
import { PageBox } from './page-model.ts'
import { PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const SEARCH_PAGE_SIZE = 10
export const SEARCH_DEBOUNCE_MS = 500
/** More results load when the end of the list is this close. */
export const LOAD_MORE_WITHIN_PX = 1000

export const SEARCH_TEXT_LENGTH = 200
export const SECTION_LENGTH = 100

/** Up to this many matches are counted and ranked; the rest follow by date. */
export const SEARCH_COUNTED_TO = 1000

export const SearchText = text(SEARCH_TEXT_LENGTH).trim().toLowerCase().min(1)

/** Identifies a story: articles with nearly the same text in several editions have the same id. */
const StoryId = z.string()

/** Another place where a story is printed. */
export const StoryCopy = z.object({
  article_id: z.string(),
  edition_number: z.number().int(),
  edition_date: IssueDate,
  pageNo: z.number().int(),
})
export type StoryCopy = z.infer<typeof StoryCopy>

export const SearchHit = z.object({
  _id: z.string(),
  _source: Place.extend({
    title: z.string(),
    /** Text around the matches. Omitted, like all files, if the caller may not open the page. */
    description: z.string().optional(),
    /** An absolute URL that is valid for at least 15 minutes, as are all file URLs. */
    htmlPath: z.string().optional(),
    created_at: z.iso.datetime(),
    publisher_short_code: PublisherCode,
    edition_number: z.number().int(),
    edition_date: IssueDate,
    page_details: z.object({
      imgFile: z.string().optional(),
      pageNo: z.number().int(),
      name: z.string(),
    }),
    locked: z.boolean(),
  }),
  /** Missing for a moment after an issue is published. */
  storyId: StoryId.exactOptional(),
  /** Only in results by story: its other places of these days, one for each edition. */
  alsoIn: z.array(StoryCopy).exactOptional(),
  /** Only in results by story: whether no other edition of the day has the story. Missing if there is no other edition. */
  isOnlyHere: z.boolean().exactOptional(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchResult = z.object({
  /** Exact below SEARCH_COUNTED_TO; equal to it if there may be more. Counts stories in results by story. */
  total: z.number().int(),
  /** Only in results by story or of a section: whether there may be more than the total. */
  hasMore: z.boolean().exactOptional(),
  /** The sections with matches, for the filter. Only in results by story. */
  sections: z.array(z.object({ name: z.string(), names: Names.exactOptional() })).exactOptional(),
  hits: z.array(SearchHit),
})
export type SearchResult = z.infer<typeof SearchResult>

export const search = defineRoute({
  method: 'GET',
  path: '/epaper/search',
  summary: 'Articles that hold the words, best first.',
  caller: 'reader',
  query: z.object({
    query: SearchText,
    publisher_short_code: PublisherCode,
    date: CompactDate.optional(),
    from: CompactDate.optional(),
    to: CompactDate.optional(),
    editionNo: EditionId.optional(),
    section: text(SECTION_LENGTH).optional(),
    /** One hit for each story instead of each article. */
    group: z.literal('story').optional(),
    sort: z.enum(['relevance', 'newest']).default('relevance'),
    offset: z.coerce.number<number | string>().int().min(0).max(10_000).default(0),
    limit: z.coerce.number<number | string>().int().min(1).max(50).default(SEARCH_PAGE_SIZE),
  }),
  reply: SearchResult,
})

/** Boxes in percent of the page. */
export const WordBoxes = z.object({ boxes: z.array(PageBox) })
export type WordBoxes = z.infer<typeof WordBoxes>

export const getWordBoxes = defineRoute({
  method: 'GET',
  path: '/epaper/search/word-boxes',
  summary: 'Where the words of a search are printed on a page.',
  caller: 'reader',
  query: z.object({
    query: SearchText,
    publisher: PublisherCode,
    date: CompactDate,
    edition: EditionId,
    pageNo: z.coerce.number<number | string>().int().min(1).max(1000),
  }),
  reply: WordBoxes,
})
