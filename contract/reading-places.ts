import { z } from 'zod'
import { ArticleId } from './articles.ts'
import { CompactDate, IssueDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { OfPublisher, PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'

/** Issues whose reading place is kept, per reader and title; older ones are forgotten. */
export const MAX_READING_PLACES = 60

/** Articles of an issue that are kept as read. */
export const MAX_READ_ARTICLES = 1000

/** How far a reader has come in one issue. */
export const ReadingPlace = z.object({
  publisher: PublisherCode,
  edition_date: IssueDate,
  edition_number: EditionId,
  /** The page that was open last. */
  page_no: z.number().int().positive().max(999),
  /** The article that was open last; null after a page was turned. */
  article_id: ArticleId.nullable(),
  /** Where that article was left: the index of the block at the top of the screen, plus the share of it that is above. */
  article_block: z.number().min(0).max(100_000),
  read_articles: z.array(ArticleId).max(MAX_READ_ARTICLES),
  updated_at: z.iso.datetime(),
})
export type ReadingPlace = z.infer<typeof ReadingPlace>

export const listReadingPlaces = defineRoute({
  method: 'GET',
  path: '/user/reading-places',
  summary: 'How far the reader has come in each recent issue, newest first.',
  caller: 'signed-in',
  query: OfPublisher,
  reply: z.array(ReadingPlace),
})

export const saveReadingPlace = defineRoute({
  method: 'PUT',
  path: '/user/reading-places',
  summary:
    'Save how far the reader has come in an issue. The latest place wins; read articles are added up.',
  caller: 'signed-in',
  body: ReadingPlace,
  reply: ReadingPlace,
})

/** Words of each article by its id. */
export const ArticleLengths = z.record(z.string(), z.number().int().min(0))
export type ArticleLengths = z.infer<typeof ArticleLengths>

export const getArticleLengths = defineRoute({
  method: 'GET',
  path: '/epaper/article-lengths',
  summary: 'The number of words of each article of an issue that the caller may open.',
  caller: 'reader',
  query: OfPublisher.extend({ date: CompactDate, edition: EditionId }),
  reply: ArticleLengths,
})
