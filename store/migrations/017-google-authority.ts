import { type Kysely, sql } from 'kysely'

/** Which addresses Google is authoritative for, and which Google account an attempt connects. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('code_attempt').addColumn('google_sub', 'text').execute()
  await db.schema.alterTable('login_method').addColumn('authoritative_email', 'text').execute()
  await db.schema
    .createIndex('login_method_authoritative_email')
    .on('login_method')
    .column('authoritative_email')
    .execute()
  // The hosted domain of existing accounts is unknown until their next sign-in.
  await sql`
    update login_method set authoritative_email = email
    where kind = 'google' and (email like '%@gmail.com' or email like '%@googlemail.com')
  `.execute(db)
}
