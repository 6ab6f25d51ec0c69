import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The index of PostgreSQL may have one partition for each title and year. The existing table becomes a partition for all
 * years, which takes no time. A rebuild of the index replaces it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`alter table search_article rename to search_article_all_years`.execute(db)
  await sql`alter index search_article_pkey rename to search_article_all_years_pkey`.execute(db)
  // An interrupted rebuild of the index has removed it.
  await sql`
    alter index if exists search_article_words rename to search_article_all_years_words`.execute(db)
  await sql`
    create table search_article (
      like search_article_all_years including storage, primary key (id)
    ) partition by range (id)`.execute(db)
  await sql`
    create index search_article_words on search_article using gin (words)
    with (fastupdate = off)`.execute(db)
  await sql`
    alter table search_article attach partition search_article_all_years
    for values from (minvalue) to (maxvalue)`.execute(db)
}
