import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('search_issue')
    .addColumn('issue_id', 'text', (column) => column.primaryKey().references('issue.id'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('tokeniser', 'integer', (column) => column.notNull())
    .execute()
  await createWords(db, isPostgres)
  await (isPostgres ? createPostgresIndex(db) : createSqliteIndex(db))

  await db.schema
    .createIndex('region_in_reading_order')
    .on('region')
    .columns(['issue_id', 'version', 'page_index', 'position'])
    .execute()
  await db.schema.createIndex('issue_by_release').on('issue').column('early_release_at').execute()
}

async function createWords(db: Kysely<never>, isPostgres: boolean): Promise<void> {
  // Sorted by bytes, so that words with the same prefix are adjacent.
  const text = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('search_word')
    .addColumn('publisher', text, (column) => column.notNull())
    .addColumn('term', text, (column) => column.notNull())
    .addColumn('latin_key', text)
    .addColumn('backwards', text, (column) => column.notNull())
    .addColumn('articles', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_word_key', ['publisher', 'term'])
    .$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
    .execute()
  for (const column of ['latin_key', 'backwards']) {
    await db.schema
      .createIndex(`search_word_by_${column}`)
      .on('search_word')
      .columns(['publisher', column])
      .execute()
  }
}

async function createSqliteIndex(db: Kysely<never>): Promise<void> {
  for (const table of ['search_text', 'search_title', 'search_head']) {
    // The ascii tokeniser treats non-ASCII characters as letters; the others split Kannada words.
    await sql`
      create virtual table ${sql.table(table)} using fts5(
        words, content = '', contentless_delete = 1, detail = 'none', tokenize = 'ascii'
      )`.execute(db)
    // A quarter of the default page size: checking whether an article has a common word reads one page.
    await sql`
      insert into ${sql.table(table)} (${sql.ref(table)}, rank) values ('pgsz', 1000)`.execute(db)
  }
}

async function createPostgresIndex(db: Kysely<never>): Promise<void> {
  // The words are not read after indexing: they are stored out of line, so that the other columns stay compact.
  await sql`
    create table search_article (
      id bigint primary key,
      words tsvector not null,
      title integer[] not null,
      lead integer[] not null
    ) with (toast_tuple_target = 256)`.execute(db)
  // Without the pending list, which every search would have to scan.
  await sql`
    create index search_article_words on search_article using gin (words)
    with (fastupdate = off)`.execute(db)
  // On the edition in an id, computed as in row-id.ts.
  await sql`
    create index search_article_edition on search_article ((id / 1048576 % 16384))`.execute(db)
}
