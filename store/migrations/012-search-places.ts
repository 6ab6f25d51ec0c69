import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** An article's edition is among its words now, beside its week and season. */
export async function up(db: Kysely<never>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`drop index if exists search_article_edition`.execute(db)
}
