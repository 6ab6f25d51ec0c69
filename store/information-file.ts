import { z } from 'zod'
import { PublisherCode } from '#contract/publisher.ts'
import { text } from '#contract/text.ts'
import type { InformationPart, ParsedInformationFile } from './information-part.ts'

const inBothLanguages = (maxLength: number) => {
  const words = text(maxLength).trim().min(1)
  return z.strictObject({ en: words, kn: words })
}

const moment = z.iso.datetime({ offset: true, error: 'must be like 2026-12-31T23:59:00+05:30' })

export const StoredDiscountBanner = z
  .strictObject({
    from: moment,
    until: moment,
    text: inBothLanguages(200),
    subtext: inBothLanguages(300),
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: 'must be after `from`',
  })
  .nullable()
export type StoredDiscountBanner = z.infer<typeof StoredDiscountBanner>

/** A data URL, because the content security policy blocks pictures from other hosts. */
const Photo = text(150_000).regex(
  /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/,
  'must be data:image/png;base64,… (or jpeg, webp)',
)

export const StoredTestimonials = z
  .array(
    z.strictObject({
      name: inBothLanguages(100),
      role: inBothLanguages(100),
      message: inBothLanguages(600),
      photo: Photo.optional(),
    }),
  )
  .max(50)

/** Answers are HTML. */
export const StoredFaqs = z
  .array(
    z.strictObject({
      id: z.number().int(),
      question: inBothLanguages(300),
      answer: inBothLanguages(10_000),
    }),
  )
  .max(200)
  .refine((faqs) => new Set(faqs.map(({ id }) => id)).size === faqs.length, {
    error: 'two questions have the same id',
  })

/** The telephone number for readers, if any, and the hours when it is answered. */
export const StoredContactDetails = z.strictObject({
  phone: text(30)
    .regex(/^\+?\d[\d -]{4,}$/, 'must be a telephone number')
    .optional(),
  hours: inBothLanguages(200),
})

/** Subscribers that this product does not know of, such as those of the printed paper. */
export const StoredSubscriberCount = z.strictObject({ elsewhere: z.number().int().min(0) })

/** A title's information for visitors, as an operator writes it in a file. The file may hold only some parts. */
const Information = z.strictObject({
  publisher: PublisherCode,
  discount_banner: StoredDiscountBanner.optional(),
  testimonials: StoredTestimonials.optional(),
  faqs: StoredFaqs.optional(),
  contact: StoredContactDetails.optional(),
  subscriber_count: StoredSubscriberCount.optional(),
})

export function readInformation(json: string): ParsedInformationFile {
  let written: unknown
  try {
    written = JSON.parse(json)
  } catch (error) {
    return { faults: [`The file is not JSON: ${error instanceof Error ? error.message : error}`] }
  }
  const { data, error } = Information.safeParse(written)
  if (error) {
    return { faults: error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`) }
  }
  const { publisher, ...parts } = data
  return {
    parts: Object.entries(parts)
      .filter(([, content]) => content !== undefined)
      .map(([part, content]): InformationPart => ({ publisher, part, content })),
  }
}
