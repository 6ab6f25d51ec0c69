import type { PublisherCode } from '#contract/publisher.ts'
import { homeEdition } from '#domain/home-edition.ts'
import type { Database } from '#store/database.ts'
import { preferredEditionOf } from '#store/profile.ts'
import type { Caller } from '../http/app.ts'

/** The edition that opens first for a caller. */
export async function ownEditionOf(
  db: Database,
  { reader, session }: Caller,
  publisher: PublisherCode,
): Promise<number> {
  const mayChoose = reader.kind === 'subscriber' && session
  const preferred = mayChoose ? await preferredEditionOf(db, session.readerId, publisher) : null
  return homeEdition(reader, publisher, preferred)
}
