import {
  type DiscountBanner,
  getContact,
  getDiscountBanner,
  getLegalText,
  listFaqs,
  listTestimonials,
} from '#contract/info.ts'
import type { Language } from '#contract/titles.ts'
import { TITLES } from '#contract/titles.ts'
import {
  contactOf,
  discountBannerOf,
  faqsOf,
  legalTextOf,
  testimonialsOf,
} from '#store/information.ts'
import type { StoredDiscountBanner } from '#store/information-file.ts'
import type { App } from './http/app.ts'
import { ProblemError } from './http/problem-error.ts'
import { serve } from './http/serve.ts'
import { filledLegalText } from './legal-text.ts'
import type { Services } from './services.ts'

export function infoRoutes(app: App, { db, clock, config }: Services): void {
  const { publisher, supportEmail } = config
  const own = TITLES[publisher].language

  serve(app, getDiscountBanner, async ({ query: { language = own } }) =>
    bannerAt(await discountBannerOf(db, publisher), language, clock.now()),
  )

  serve(app, listTestimonials, async ({ query: { language = own } }) => {
    const testimonials = await testimonialsOf(db, publisher)
    return testimonials.map(({ name, role, message, photo = '' }) => ({
      name: name[language],
      role: role[language],
      message: message[language],
      photo,
    }))
  })

  serve(app, listFaqs, async ({ query: { language = own } }) => {
    const faqs = await faqsOf(db, publisher)
    return faqs.map(({ id, question, answer }) => ({
      id,
      question: question[language],
      answer: answer[language],
    }))
  })

  serve(app, getContact, async ({ query: { language = own } }) => {
    const contact = await contactOf(db, publisher)
    return {
      email: supportEmail,
      phone: contact?.phone ?? null,
      hours: contact?.hours[language] ?? null,
    }
  })

  serve(app, getLegalText, async ({ params: { document }, query: { language = own } }) => {
    const text = await legalTextOf(db, publisher, { document, language })
    if (!text) throw new ProblemError('not-found')
    return filledLegalText(text, config, language)
  })
}

function bannerAt(banner: StoredDiscountBanner, language: Language, now: Date): DiscountBanner {
  const isOn = banner && Date.parse(banner.from) <= now.getTime()
  if (!isOn || Date.parse(banner.until) <= now.getTime()) return { is_active: false }
  return {
    is_active: true,
    start_date: banner.from,
    expiry_date: banner.until,
    banner_text: banner.text[language],
    banner_subtext: banner.subtext[language],
  }
}
