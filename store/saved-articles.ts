import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PublisherCode } from '#contract/publisher.ts'
import { MAX_SAVED_ARTICLES, type NewSavedArticle, SavedArticle } from '#contract/saved-articles.ts'
import type { Database } from './database.ts'
import type { SavedArticleTable } from './tables.ts'

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
  return rows.map(toSavedArticle)
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

interface SavedArticleKey {
  readerId: string
  publisher: PublisherCode
  articleId: string
}

/** False when the reader has not saved it. */
export async function deleteSavedArticle(
  db: Database,
  { readerId, publisher, articleId }: SavedArticleKey,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_article')
    .where('reader_id', '=', readerId)
    .where('publisher_short_code', '=', publisher)
    .where('article_id', '=', articleId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toSavedArticle(row: Selectable<SavedArticleTable>): SavedArticle {
  return SavedArticle.parse({
    ...row,
    image_coordinates: JSON.parse(row.image_coordinates),
    created_at: new Date(row.created_at).toISOString(),
  })
}
