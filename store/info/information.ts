import type { z } from 'zod'
import type { LegalDocument } from '#contract/info.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { type ChangeAct, recordChange } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import {
  type InformationPart,
  legalPart,
  StoredContactDetails,
  StoredDiscountBanner,
  StoredFaqs,
  StoredLegalText,
  StoredSubscriberCount,
  StoredTestimonials,
} from './information-file.ts'

export async function discountBannerOf(db: Database, publisher: PublisherCode) {
  return (await partOf(db, { publisher, part: 'discount_banner' }, StoredDiscountBanner)) ?? null
}

export async function testimonialsOf(db: Database, publisher: PublisherCode) {
  return (await partOf(db, { publisher, part: 'testimonials' }, StoredTestimonials)) ?? []
}

export async function faqsOf(db: Database, publisher: PublisherCode) {
  return (await partOf(db, { publisher, part: 'faqs' }, StoredFaqs)) ?? []
}

export async function contactOf(db: Database, publisher: PublisherCode) {
  return partOf(db, { publisher, part: 'contact' }, StoredContactDetails)
}

/** Number of subscribers that this product does not know of. */
export async function subscribersElsewhere(
  db: Database,
  publisher: PublisherCode,
): Promise<number> {
  const count = await partOf(db, { publisher, part: 'subscriber_count' }, StoredSubscriberCount)
  return count?.elsewhere ?? 0
}

export async function legalTextOf(
  db: Database,
  publisher: PublisherCode,
  { document, language }: { document: LegalDocument; language: 'en' | 'kn' },
) {
  return partOf(db, { publisher, part: legalPart(document, language) }, StoredLegalText)
}

async function partOf<Content>(
  db: Database,
  { publisher, part }: Pick<InformationPart, 'publisher' | 'part'>,
  schema: z.ZodType<Content>,
): Promise<Content | undefined> {
  const row = await db
    .selectFrom('information_part')
    .select('content')
    .where('publisher', '=', publisher)
    .where('part', '=', part)
    .executeTakeFirst()
  return row && schema.parse(JSON.parse(row.content))
}

/** Replaces the given parts, in one transaction. */
export async function saveParts(
  db: Database,
  parts: readonly InformationPart[],
  act?: ChangeAct,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { publisher, part, content } of parts) {
      const written = JSON.stringify(content)
      await tx
        .insertInto('information_part')
        .values({ publisher, part, content: written })
        .onConflict((conflict) =>
          conflict.columns(['publisher', 'part']).doUpdateSet({ content: written }),
        )
        .execute()
    }
    if (act) await recordParts(tx, parts, act)
  })
}

/** One entry for each title. */
async function recordParts(
  tx: Database,
  parts: readonly InformationPart[],
  act: ChangeAct,
): Promise<void> {
  for (const publisher of new Set(parts.map((part) => part.publisher))) {
    const after = parts.filter((part) => part.publisher === publisher).map(({ part }) => part)
    const object = { publisher }
    const change = {
      action: 'content.loaded',
      object,
      before: null,
      after: { parts: after },
    } as const
    await recordChange(tx, { change, ...act })
  }
}

/** Inserts the parts that the title does not have yet. */
export async function addMissingParts(
  db: Database,
  parts: readonly InformationPart[],
): Promise<void> {
  for (const { publisher, part, content } of parts) {
    await db
      .insertInto('information_part')
      .values({ publisher, part, content: JSON.stringify(content) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
