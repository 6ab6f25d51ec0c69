import {
  type DiscountBanner,
  getContact,
  getDiscountBanner,
  listFaqs,
  listTestimonials,
} from '#contract/info.ts'
import { TITLES } from '#contract/titles.ts'
import { informationOf } from '#store/information.ts'
import type { Information } from '#store/information-file.ts'
import type { App } from './http/app.ts'
import { serve } from './http/serve.ts'
import type { Services } from './services.ts'

type Language = 'kn' | 'en'

export function infoRoutes(app: App, { db, clock, config }: Services): void {
  const { publisher, supportEmail } = config
  const own = TITLES[publisher].language

  serve(app, getDiscountBanner, async ({ query: { language = own } }) => {
    const information = await informationOf(db, publisher)
    return bannerAt(information?.discount_banner ?? null, language, clock.now())
  })

  serve(app, listTestimonials, async ({ query: { language = own } }) => {
    const { testimonials = [] } = (await informationOf(db, publisher)) ?? {}
    return testimonials.map(({ name, role, message, photo = '' }) => ({
      name: name[language],
      role: role[language],
      message: message[language],
      photo,
    }))
  })

  serve(app, listFaqs, async ({ query: { language = own } }) => {
    const { faqs = [] } = (await informationOf(db, publisher)) ?? {}
    return faqs.map(({ id, question, answer }) => ({
      id,
      question: question[language],
      answer: answer[language],
    }))
  })

  serve(app, getContact, () => ({ email: supportEmail }))
}

function bannerAt(
  banner: Information['discount_banner'],
  language: Language,
  now: Date,
): DiscountBanner {
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
