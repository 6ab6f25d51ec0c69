import { z } from 'zod'
import { IssueDate } from './issue-date.ts'
import { defineRoute } from './route.ts'

/** The language of texts that exist in Kannada and in English; by default the language of the title. */
const InLanguage = z.object({ language: z.enum(['kn', 'en']).optional() })

/** A discount with its end time, or none. */
export const DiscountBanner = z.discriminatedUnion('is_active', [
  z.object({
    is_active: z.literal(true),
    start_date: z.iso.datetime({ offset: true }),
    expiry_date: z.iso.datetime({ offset: true }),
    banner_text: z.string(),
    banner_subtext: z.string(),
  }),
  z.object({ is_active: z.literal(false) }),
])
export type DiscountBanner = z.infer<typeof DiscountBanner>

export const Testimonial = z.object({
  name: z.string(),
  message: z.string(),
  role: z.string(),
  photo: z.string(),
})
export type Testimonial = z.infer<typeof Testimonial>

export const MAXIMUM_TESTIMONIALS = 6
export const TESTIMONIAL_ROTATION_SECONDS = 3
/** Pause of the rotation after the reader moved the testimonials. */
export const TESTIMONIAL_PAUSE_SECONDS = 5

/** Applies to every carousel. */
export const CARDS_PER_SLIDE = { desktop: 3, mobile: 1 } as const

/** The answer is HTML. */
export const Faq = z.object({ id: z.number().int(), question: z.string(), answer: z.string() })
export type Faq = z.infer<typeof Faq>

/** Only the first item is used. */
export const SubscriberCount = z.array(z.object({ count: z.number().int().default(0) }))

export const SupportContact = z.object({
  email: z.string(),
  /** Null if there is no telephone support. */
  phone: z.string().nullable(),
  hours: z.string().nullable(),
})
export type SupportContact = z.infer<typeof SupportContact>

export const LegalDocument = z.enum(['terms', 'privacy'])
export type LegalDocument = z.infer<typeof LegalDocument>

/** HTML; each section starts with an `h2` with an id for links. */
export const LegalText = z.object({ updated: IssueDate, html: z.string() })
export type LegalText = z.infer<typeof LegalText>

export const getDiscountBanner = defineRoute({
  method: 'GET',
  path: '/discount-banner',
  summary: 'The discount to announce, if any.',
  caller: 'anyone',
  query: InLanguage,
  reply: DiscountBanner,
})

export const listTestimonials = defineRoute({
  method: 'GET',
  path: '/testimonials',
  summary: 'What readers say.',
  caller: 'anyone',
  query: InLanguage,
  reply: z.array(Testimonial),
})

export const listFaqs = defineRoute({
  method: 'GET',
  path: '/faqs',
  summary: 'Questions that readers ask.',
  caller: 'anyone',
  query: InLanguage,
  reply: z.array(Faq),
})

export const getSubscriberCount = defineRoute({
  method: 'GET',
  path: '/subscriber-count',
  summary: 'How many readers hold a plan.',
  caller: 'anyone',
  reply: SubscriberCount,
})

export const getContact = defineRoute({
  method: 'GET',
  path: '/contact',
  summary: 'Where to write or ring up for support.',
  caller: 'anyone',
  query: InLanguage,
  reply: SupportContact,
})

export const getLegalText = defineRoute({
  method: 'GET',
  path: '/legal-texts/:document',
  summary: 'The terms and conditions, or the privacy policy.',
  caller: 'anyone',
  params: z.object({ document: LegalDocument }),
  query: InLanguage,
  reply: LegalText,
})
