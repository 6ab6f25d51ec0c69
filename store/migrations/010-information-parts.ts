import { type Kysely, sql } from 'kysely'

/** Splits the one text of a title into a row for each part, so that each can be loaded separately. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('information_part')
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('information_part_of_title', ['publisher', 'part'])
    .execute()
  const { rows } = await sql<{ publisher: string; content: string }>`
    select publisher, content from information`.execute(db)
  for (const { publisher, content } of rows) await addParts(db, publisher, JSON.parse(content))
  await db.schema.dropTable('information').execute()
}

async function addParts(db: Kysely<never>, publisher: string, content: object): Promise<void> {
  for (const [part, told] of Object.entries(content)) {
    if (part === 'publisher') continue
    await sql`
      insert into information_part (publisher, part, content)
      values (${publisher}, ${part}, ${JSON.stringify(told)})`.execute(db)
  }
}
