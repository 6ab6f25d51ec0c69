import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { MAX_SAVED_ARTICLES, type NewSavedArticle, SavedArticle } from '#contract/saved-articles.ts'
import type { WithdrawalNotice } from '#contract/withdrawals.ts'
import type { Database } from './database.ts'
import { issueId } from './issues/issue-version.ts'
import type { SavedArticleTable } from './tables.ts'
import { activeWithdrawals, noticeIn } from './withdrawals/withdrawals.ts'

/** Newest first. */
export async function savedArticlesOf(
  db: Database,
  readerId: string,
  publisher: PublisherCode,
): Promise<SavedArticle[]> {
  const rows = await db
    .selectFrom('saved_article')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('publisher_short_code', '=', publisher)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return (await withoutWithdrawnWords(db, rows)).map(toSavedArticle)
}

type SavedRow = Selectable<SavedArticleTable>

/** The rows without the words and files of articles that are withdrawn now. */
export async function withoutWithdrawnWords(
  db: Database,
  rows: readonly SavedRow[],
): Promise<(SavedRow & { withdrawn?: WithdrawalNotice })[]> {
  const withdrawals = await activeWithdrawals(db)
  return rows.map((row) => {
    const issue_id = issueIdOf(row)
    const withdrawal = withdrawals.find(
      (one) => one.article_id === row.article_id && one.issue_id === issue_id,
    )
    if (!withdrawal) return row
    const withdrawn = noticeIn(withdrawal)
    return { ...row, title: '', description: '', html_path: '', image_path: '', withdrawn }
  })
}

function issueIdOf(row: Omit<SavedRow, 'id' | 'reader_id'>): string {
  return issueId({
    publisher: PublisherCode.parse(row.publisher_short_code),
    date: IssueDate.parse(row.edition_date),
    edition: row.edition_number,
  })
}

/** Saves an article, or returns it as it was first saved. Undefined when the reader's list is full. */
export async function saveArticleOnce(
  db: Database,
  readerId: string,
  article: NewSavedArticle,
  now: Date,
): Promise<SavedArticle | undefined> {
  const { others } = await db
    .selectFrom('saved_article')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('reader_id', '=', readerId)
    .where('publisher_short_code', '=', article.publisher_short_code)
    .where('article_id', '!=', article.article_id)
    .executeTakeFirstOrThrow()
  // Concurrent saves may exceed the limit slightly. That is harmless: it only keeps the list from growing without end.
  if (others >= MAX_SAVED_ARTICLES) return undefined

  const row = await db
    .insertInto('saved_article')
    .values({
      ...article,
      id: randomUUID(),
      reader_id: readerId,
      image_coordinates: JSON.stringify(article.image_coordinates),
      created_at: now.getTime(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['reader_id', 'publisher_short_code', 'article_id'])
        // An update without effect, so that `returning` gives the stored row.
        .doUpdateSet(({ ref }) => ({ article_id: ref('excluded.article_id') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSavedArticle(row)
}

interface OneOfReader {
  readerId: string
  publisher: PublisherCode
  articleId: string
}

/** False when the reader has not saved it. */
export async function deleteSavedArticle(
  db: Database,
  { readerId, publisher, articleId }: OneOfReader,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_article')
    .where('reader_id', '=', readerId)
    .where('publisher_short_code', '=', publisher)
    .where('article_id', '=', articleId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toSavedArticle(row: SavedRow): SavedArticle {
  return SavedArticle.parse({
    ...row,
    image_coordinates: JSON.parse(row.image_coordinates),
    created_at: new Date(row.created_at).toISOString(),
  })
}
