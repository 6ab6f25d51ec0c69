import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faqsOf, testimonialsOf } from './information.ts'
import * as whole from './migrations/007-information.ts'
import * as parts from './migrations/010-information-parts.ts'
import { openTestDatabase } from './testing.ts'

test('the migration splits the information of a title into parts', async () => {
  const db = await openTestDatabase()
  const both = { en: '?', kn: '?' }
  const faqs = [{ id: 7, question: both, answer: both }]
  const before = { publisher: 'PV', discount_banner: null, testimonials: [], faqs }
  await db.schema.dropTable('information_part').execute()
  await whole.up(db.withTables<never>())
  await sql`insert into information (publisher, content) values ('PV', ${JSON.stringify(before)})`.execute(
    db,
  )

  await parts.up(db.withTables<never>())

  expect(await faqsOf(db, 'PV')).toEqual(faqs)
  expect(await testimonialsOf(db, 'PV')).toEqual([])
  expect(await faqsOf(db, 'DH')).toEqual([])
  await db.destroy()
})
