import type { ArticleContent, PageContent } from '../page-content.ts'
import { brokenTextRate } from '../read/text-quality.ts'
import { legacyToUnicode, looksLegacy } from './legacy-to-unicode.ts'

/** Converts text set in a legacy Kannada font to Unicode; returns the same object if there is none. */
export function repairLegacyText(content: PageContent): PageContent {
  const articles = content.articles.map((article) =>
    looksLegacy(textsOf(article).join(' ')) ? repairArticle(article) : article,
  )
  const ads = content.ads.map((ad) =>
    looksLegacy(ad.text) ? { ...ad, text: legacyToUnicode(ad.text) } : ad,
  )
  if (isSame(articles, content.articles) && isSame(ads, content.ads)) return content
  const texts = [...articles.flatMap(textsOf), ...ads.map(({ text }) => text)]
  return { articles, ads, brokenTextRate: brokenTextRate(texts.join(' ')) }
}

function isSame(some: readonly object[], others: readonly object[]): boolean {
  return some.every((item, index) => item === others[index])
}

const PARTS = ['kicker', 'headline', 'standfirst', 'byline', 'dateline'] as const
const LISTS = ['paragraphs', 'quotes', 'captions'] as const

function textsOf(article: ArticleContent): string[] {
  return [
    ...PARTS.map((part) => article[part] ?? ''),
    ...LISTS.flatMap((list) => article[list] ?? []),
    ...(article.crossheads ?? []).map(({ text }) => text),
  ]
}

function repairArticle(article: ArticleContent): ArticleContent {
  const result: ArticleContent = { ...article, provenance: 'legacy-font', language: 'kn' }
  for (const part of PARTS) {
    const text = article[part]
    if (text !== undefined) result[part] = legacyToUnicode(text)
  }
  for (const list of LISTS) {
    const texts = article[list]
    if (texts) result[list] = texts.map(legacyToUnicode)
  }
  if (article.crossheads) {
    result.crossheads = article.crossheads.map((crosshead) => ({
      ...crosshead,
      text: legacyToUnicode(crosshead.text),
    }))
  }
  return result
}
