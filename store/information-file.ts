import { z } from 'zod'
import { PublisherCode } from '#contract/publisher.ts'
import { text } from '#contract/text.ts'

const inBothLanguages = (maxLength: number) => {
  const words = text(maxLength).trim().min(1)
  return z.strictObject({ en: words, kn: words })
}

const moment = z.iso.datetime({ offset: true, error: 'must be like 2026-12-31T23:59:00+05:30' })

const Banner = z
  .strictObject({
    from: moment,
    until: moment,
    text: inBothLanguages(200),
    subtext: inBothLanguages(300),
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: 'must be after it begins',
  })

/** In the file itself: a page of ours shows pictures from nowhere else. */
const Photo = text(150_000).regex(
  /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/,
  'must be data:image/png;base64,… (or jpeg, webp)',
)

/** What a title tells its visitors beside the paper, as an operator writes it down. Answers are HTML. */
export const Information = z.strictObject({
  publisher: PublisherCode,
  discount_banner: Banner.nullable(),
  testimonials: z
    .array(
      z.strictObject({
        name: inBothLanguages(100),
        role: inBothLanguages(100),
        message: inBothLanguages(600),
        photo: Photo.optional(),
      }),
    )
    .max(50),
  faqs: z
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
    }),
})
export type Information = z.infer<typeof Information>

/** What must be put right is one line each; nothing when the file is fit to load. */
export function readInformation(json: string): { information: Information } | { faults: string[] } {
  let written: unknown
  try {
    written = JSON.parse(json)
  } catch (error) {
    return { faults: [`The file is not JSON: ${error instanceof Error ? error.message : error}`] }
  }
  const { data, error } = Information.safeParse(written)
  if (data) return { information: data }
  return { faults: error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`) }
}
