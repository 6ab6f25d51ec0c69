import { z } from 'zod'
import { ArticleId } from './articles.ts'
import { IssueDate } from './issue-date.ts'
import { EditionId, Place } from './issues.ts'
import { OfPublisher, PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'
import { WithdrawalNotice } from './withdrawals.ts'

/** The URL of a file of an issue; script URLs are refused. */
const FilePath = z
  .string()
  .max(1000)
  .regex(/^(https?:\/\/\S+|[^\s:\\]*)$/)

/** Per reader and title. */
export const MAX_SAVED_ARTICLES = 1000
export const SAVED_TITLE_LENGTH = 500

export const NewSavedArticle = z.object({
  publisher_short_code: PublisherCode,
  article_id: ArticleId,
  edition_number: EditionId,
  page_no: z.number().int().positive().max(999),
  html_path: FilePath,
  image_path: FilePath,
  image_coordinates: Place,
  title: text(SAVED_TITLE_LENGTH),
  description: text(2000),
  edition_date: IssueDate,
})
export type NewSavedArticle = z.infer<typeof NewSavedArticle>

export const SavedArticle = NewSavedArticle.extend({
  id: z.string(),
  created_at: z.iso.datetime(),
  /** A withdrawn article has neither title nor description nor files. */
  withdrawn: WithdrawalNotice.exactOptional(),
})
export type SavedArticle = z.infer<typeof SavedArticle>

export const listSavedArticles = defineRoute({
  method: 'GET',
  path: '/user/saved-articles',
  summary: "The reader's saved articles, newest first.",
  caller: 'signed-in',
  query: OfPublisher,
  reply: z.array(SavedArticle),
})

export const saveArticle = defineRoute({
  method: 'POST',
  path: '/user/saved-articles',
  summary: 'Save an article; saving it again keeps one.',
  caller: 'signed-in',
  body: NewSavedArticle,
  reply: SavedArticle,
})

export const removeSavedArticle = defineRoute({
  method: 'DELETE',
  path: '/user/saved-articles/:articleId',
  summary: 'Remove a saved article.',
  caller: 'signed-in',
  params: z.object({ articleId: ArticleId }),
  query: OfPublisher,
  reply: z.object({}),
})
