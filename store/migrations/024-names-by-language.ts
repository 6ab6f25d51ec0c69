import type { Kysely } from 'kysely'

/** Kannada names, null where the publisher gives one name for both languages; and how a reader last signed in. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('edition').addColumn('edition_name_kn', 'text').execute()
  await db.schema.alterTable('edition').addColumn('parent_edition_kn', 'text').execute()
  await db.schema.alterTable('page').addColumn('section_kn', 'text').execute()
  await db.schema.alterTable('page').addColumn('name_kn', 'text').execute()
  await db.schema.alterTable('plan').addColumn('title_kn', 'text').execute()
  await db.schema.alterTable('reader').addColumn('preferred_login_method', 'text').execute()
}
