import { z } from 'zod'
import { CompactDate, IssueDate } from './issue-date.ts'
import { EditionId, Place } from './issues.ts'
import { PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const SEARCH_PAGE_SIZE = 10
export const SEARCH_DEBOUNCE_MS = 500
/** More results load when the end of the list is this close. */
export const LOAD_MORE_WITHIN_PX = 1000

export const SEARCH_TEXT_LENGTH = 200

/** Up to this many matches are counted and ranked; the rest follow by date. */
export const SEARCH_COUNTED_TO = 1000

export const SearchText = text(SEARCH_TEXT_LENGTH).trim().toLowerCase().min(1)

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
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchResult = z.object({
  /** Exact below SEARCH_COUNTED_TO; equal to it if there may be more. */
  total: z.number().int(),
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
    offset: z.coerce.number<number | string>().int().min(0).max(10_000).default(0),
    limit: z.coerce.number<number | string>().int().min(1).max(50).default(SEARCH_PAGE_SIZE),
  }),
  reply: SearchResult,
})
