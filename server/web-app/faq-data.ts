import type { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { faqsOf } from '#store/info/information.ts'
import type { Services } from '../services.ts'

/** The FAQs as schema.org data, which search engines read without running a script. */
export async function findFaqData({ db, config }: Services): Promise<object | undefined> {
  const faqs = await faqsOf(db, config.publisher)
  return faqs.length === 0 ? undefined : faqPage(faqs, config.publisher)
}

function faqPage(faqs: Awaited<ReturnType<typeof faqsOf>>, publisher: PublisherCode): object {
  const { language } = TITLES[publisher]
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[language],
      acceptedAnswer: { '@type': 'Answer', text: answer[language] },
    })),
  }
}
