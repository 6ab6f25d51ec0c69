import type { PublisherCode } from '#contract/publisher.ts'
import { type Reader, readerOfTitle } from '#domain/access.ts'
import { homeEdition } from '#domain/home-edition.ts'
import type { Database } from '#store/database.ts'
import { preferredEditionOf } from '#store/profile.ts'

interface EditionOwner {
  reader: Reader
  session: { readerId: string } | undefined
}

/** The edition that opens first for a caller. */
export async function ownEditionOf(
  db: Database,
  { reader, session }: EditionOwner,
  publisher: PublisherCode,
): Promise<number> {
  const mayChoose = readerOfTitle(reader, publisher).kind === 'subscriber' && session
  const preferred = mayChoose ? await preferredEditionOf(db, session.readerId, publisher) : null
  return homeEdition(reader, publisher, preferred)
}
