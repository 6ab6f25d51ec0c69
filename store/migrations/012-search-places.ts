import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The index words of an article now include its edition, beside its week and season. */
export async function up(db: Kysely<never>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`drop index if exists search_article_edition`.execute(db)
}
