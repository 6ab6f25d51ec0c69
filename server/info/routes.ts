import { MINUTE_MS } from '#contract/durations.ts'
import {
  type DiscountBanner,
  getContact,
  getDiscountBanner,
  getLegalText,
  getSubscriberCount,
  type LegalText,
  listFaqs,
  listTestimonials,
} from '#contract/info.ts'
import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import type { Database } from '#store/database.ts'
import {
  contactOf,
  discountBannerOf,
  faqsOf,
  legalTextOf,
  subscribersElsewhere,
  testimonialsOf,
} from '#store/info/information.ts'
import type {
  LegalPlaceholder,
  StoredDiscountBanner,
  StoredLegalText,
} from '#store/info/information-file.ts'
import { subscriberCount } from '#store/subscriptions.ts'
import type { Config } from '../config.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import { fill } from '../integrations/messaging/message-template.ts'
import type { Services } from '../services.ts'
import { escapeHtml, tag } from '../web-app/html.ts'

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

/** Replaces the placeholders of a legal text with configured values. */
function filledLegalText(
  { updated, html }: StoredLegalText,
  { publisher, seller, supportEmail, publicUrl }: Config,
  language: Language,
): LegalText {
  const named = (name: string) => withLanguageTag(name, language)
  const values: Record<LegalPlaceholder, string> = {
    title: named(TITLES[publisher].name),
    publisher: named(seller.name),
    address: named(seller.address),
    email: escapeHtml(supportEmail),
    site: escapeHtml(publicUrl.replace(/^https?:\/\//, '')),
  }
  return { updated: IssueDate.parse(updated), html: fill(html, values) }
}

/** Marks a name in another language than the text, so that screen readers pronounce it correctly. */
function withLanguageTag(name: string, textLanguage: Language): string {
  const lang: Language = /\p{Script=Kannada}/u.test(name) ? 'kn' : 'en'
  return lang === textLanguage
    ? escapeHtml(name)
    : `${tag('span', { lang })}${escapeHtml(name)}</span>`
}

/** The count is cached, because anyone may request it and counting is expensive. */
const FRESH_MS = MINUTE_MS

export function subscriberCountRoutes(app: App, { db, config: { publisher } }: Services): void {
  let last: { count: Promise<number>; countedAt: number } | undefined

  serve(app, getSubscriberCount, async () => {
    const now = performance.now()
    if (!last || now - last.countedAt >= FRESH_MS) {
      last = { count: countAll(db, publisher), countedAt: now }
      last.count.catch(() => {
        last = undefined
      })
    }
    return [{ count: await last.count }]
  })
}

/** Includes the number that an operator has loaded, such as subscribers of another system. */
async function countAll(db: Database, publisher: PublisherCode): Promise<number> {
  const here = await subscriberCount(db, publisher)
  return here + (await subscribersElsewhere(db, publisher))
}
