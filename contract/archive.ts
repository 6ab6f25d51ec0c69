import { z } from 'zod'
import { CompactDate, IssueDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'
import { SECTION_LENGTH, SearchText } from './search.ts'
import { text } from './text.ts'

/** Rows of one export. */
export const MAX_EXPORTED_ARTICLES = 10_000
/** For each token, and for each member of staff at the desk. */
export const ARCHIVE_LIMITS = { searchesAMinute: 60, exportsAnHour: 10 }

/** An article of the archive, whole, whatever readers may open. */
export const ArchivedArticle = z.object({
  id: z.string(),
  publisher: PublisherCode,
  date: IssueDate,
  edition: z.number().int(),
  pageNo: z.number().int(),
  title: z.string(),
  text: z.string(),
  /** The article in the readers' app. */
  url: z.string(),
})
export type ArchivedArticle = z.infer<typeof ArchivedArticle>

/** `Bearer`, and a token of a staff account. */
const WithToken = z.object({ authorization: text(5000).optional() })

export const ArchiveSearch = z.object({
  query: SearchText,
  publisher: PublisherCode,
  from: CompactDate.optional(),
  to: CompactDate.optional(),
  edition: EditionId.optional(),
  section: text(SECTION_LENGTH).optional(),
})
export type ArchiveSearch = z.infer<typeof ArchiveSearch>

export const ArchiveSearchPage = ArchiveSearch.extend({
  sort: z.enum(['relevance', 'newest']).default('relevance'),
  offset: z.coerce.number<number | string>().int().min(0).max(10_000).default(0),
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
})
export type ArchiveSearchPage = z.infer<typeof ArchiveSearchPage>

export const ArchivedArticles = z.object({
  /** At most a thousand are counted, so there may be more. */
  total: z.number().int(),
  articles: z.array(ArchivedArticle),
})

export const searchArchive = defineRoute({
  method: 'GET',
  path: '/archive/search',
  summary: 'Search all released issues with a token of a staff account.',
  caller: 'anyone',
  headers: WithToken,
  query: ArchiveSearchPage,
  reply: ArchivedArticles,
})

export const exportArchive = defineRoute({
  method: 'GET',
  path: '/archive/search.csv',
  summary: 'The articles that a search of the archive finds, newest first, as CSV.',
  caller: 'anyone',
  headers: WithToken,
  query: ArchiveSearch,
  reply: z.string(),
  media: 'text/csv',
})
