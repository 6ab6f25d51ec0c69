import type { ArticleContent } from './page-content.ts'

const PARTS = ['kicker', 'headline', 'standfirst', 'byline', 'dateline'] as const
const LISTS = ['paragraphs', 'quotes', 'captions'] as const

/** Every text of an article. */
export function articleTexts(article: ArticleContent): string[] {
  return [
    ...PARTS.map((part) => article[part] ?? ''),
    ...LISTS.flatMap((list) => article[list] ?? []),
    ...(article.crossheads ?? []).map(({ text }) => text),
  ]
}

/** The article with every text changed. */
export function mapTexts(
  article: ArticleContent,
  change: (text: string) => string,
): ArticleContent {
  const result: ArticleContent = { ...article }
  for (const part of PARTS) {
    const text = article[part]
    if (text !== undefined) result[part] = change(text)
  }
  for (const list of LISTS) {
    const texts = article[list]
    if (texts) result[list] = texts.map(change)
  }
  if (article.crossheads) {
    result.crossheads = article.crossheads.map((crosshead) => ({
      ...crosshead,
      text: change(crosshead.text),
    }))
  }
  return result
}
