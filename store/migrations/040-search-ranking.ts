import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What each line of an article's text is, and a row for each indexed article with what ranking compares. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('region').addColumn('lineRoles', 'text').execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table search_article add column ranking bytea`.execute(db)
    // Kept in the row: a thousand of them are read for each search.
    await sql`alter table search_article alter column ranking set storage plain`.execute(db)
  } else {
    await sql`
      create table search_ranking (id integer primary key, ranking blob not null)`.execute(db)
  }
}
