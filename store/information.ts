import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from './database.ts'
import { Information } from './information-file.ts'

export async function informationOf(
  db: Database,
  publisher: PublisherCode,
): Promise<Information | undefined> {
  const row = await db
    .selectFrom('information')
    .select('content')
    .where('publisher', '=', publisher)
    .executeTakeFirst()
  return row && Information.parse(JSON.parse(row.content))
}

/** In the place of all that the title told before. */
export async function saveInformation(db: Database, information: Information): Promise<void> {
  const content = JSON.stringify(information)
  await db
    .insertInto('information')
    .values({ publisher: information.publisher, content })
    .onConflict((conflict) => conflict.column('publisher').doUpdateSet({ content }))
    .execute()
}
