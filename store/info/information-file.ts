import { z } from 'zod'
import { LegalDocument } from '#contract/info.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { text } from '#contract/text.ts'

/** One part of a title's information, such as its FAQs, as read from a file. */
export interface InformationPart {
  publisher: PublisherCode
  part: string
  content: unknown
}

/** The parts of a file, or one line for each fault. */
type ParsedInformationFile = { parts: InformationPart[] } | { faults: string[] }

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

function readInformation(json: string): ParsedInformationFile {
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

/** A legal text is HTML, everything else JSON. */
export function readInformationFile(name: string, content: string): ParsedInformationFile {
  return name.toLowerCase().endsWith('.html') ? readLegalText(content) : readInformation(content)
}

/** As it is stored: HTML with placeholders for configured values. */
export const StoredLegalText = z.object({ updated: z.iso.date(), html: z.string() })
export type StoredLegalText = z.infer<typeof StoredLegalText>

/** Placeholders in braces, such as `{title}`. The server replaces them with configured values. */
const LEGAL_PLACEHOLDERS = ['title', 'publisher', 'address', 'email', 'site'] as const
export type LegalPlaceholder = (typeof LEGAL_PLACEHOLDERS)[number]

const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'i', 'em', 'strong', 'a', 'br']
const HEADING = /<h2([^>]*)>/g
const HEADING_ID = /^ id="([a-z][a-z0-9-]*)"$/

const Head = z.strictObject({
  publisher: z
    .string()
    .transform((codes) => codes.split(',').map((code) => code.trim()))
    .pipe(z.array(PublisherCode)),
  document: LegalDocument,
  language: z.enum(['en', 'kn']),
  updated: z.iso.date('must be like 2024-12-26'),
})

const HTML = text(200_000)

export function legalPart(document: LegalDocument, language: 'en' | 'kn'): string {
  return `${document} ${language}`
}

/** Reads an HTML file whose first comment names publisher, document and language; see docs/publish/information.md. */
function readLegalText(file: string): ParsedInformationFile {
  const [whole, comment = ''] = /^\s*<!--([\s\S]*?)-->/.exec(file) ?? ['']
  const head = Head.safeParse(linesOf(comment))
  const html = file.slice(whole.length).trim()
  const { error } = HTML.min(1, 'has no text').safeParse(html)
  const faults = [
    ...(head.error?.issues ?? []).map(
      ({ path, message }) => `${path.join(' ') || 'the comment at the beginning'}: ${message}`,
    ),
    ...(error?.issues ?? []).map(({ message }) => `the text: ${message}`),
    ...faultsIn(html),
  ]
  if (!head.data || faults.length > 0) return { faults }
  const { publisher: publishers, document, language, updated } = head.data
  const content: StoredLegalText = { updated, html }
  const part = legalPart(document, language)
  return { parts: publishers.map((publisher): InformationPart => ({ publisher, part, content })) }
}

/** Parses `name: value` lines. */
function linesOf(comment: string): Record<string, string> {
  const lines = comment.split('\n').filter((line) => line.includes(':'))
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
}

function faultsIn(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name = '']) => name)
  const unknown = tags.filter((name) => !TAGS.includes(name.toLowerCase()))
  const places = [...html.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const nowhere = places.filter(
    (name) => !LEGAL_PLACEHOLDERS.some((placeholder) => placeholder === name),
  )
  const ids = [...html.matchAll(HEADING)].map(([, head = '']) => HEADING_ID.exec(head)?.[1])
  return [
    ...[...new Set(unknown)].map((name) => `<${name}> is not shown; use ${TAGS.join(', ')}`),
    ...[...new Set(nowhere)].map(
      (name) => `{${name}} is not known; use ${LEGAL_PLACEHOLDERS.join(', ')}`,
    ),
    ...(ids.includes(undefined) ? ['every <h2> needs an id, such as <h2 id="refunds">'] : []),
    ...(new Set(ids).size < ids.length ? ['two <h2> have the same id'] : []),
  ]
}
