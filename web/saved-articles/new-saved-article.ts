import type { QueryClient } from '@tanstack/react-query'
import type { NewSavedArticle } from '#contract/saved-articles.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { articleTextQuery, type PrintedArticle } from '../paper/article-text.ts'

/** Stores file names, not addresses, because signed addresses expire. */
export function newSavedArticle(
  { article, page, issue }: PrintedArticle,
  description: string,
): NewSavedArticle {
  const { id, title, htmlFile, top, left, width, height } = article
  return {
    publisher_short_code: runtimeConfig().publisher,
    article_id: id,
    edition_number: issue.edition.id,
    edition_date: issue.edition.date,
    page_no: page.pageNo,
    html_path: htmlFile,
    image_path: page.imgFile ?? page.image,
    image_coordinates: { top, left, width, height },
    title,
    description,
  }
}

/** The first sentences of the article's text; empty if it cannot be fetched. */
export async function describeArticle(
  cache: QueryClient,
  { article, issue }: PrintedArticle,
): Promise<string> {
  try {
    return firstSentences(
      await cache.fetchQuery(articleTextQuery(cache, { article, issue, priority: 'high' })),
    )
  } catch {
    return ''
  }
}

const ENOUGH = 160
const MAX_LENGTH = 400

/** The end of a sentence: its mark, any closing quotes, and a space. */
const SENTENCE_END = /(?<=[.!?।][”’"')\]]*)\s+/u

/** The press marks everything but the running text with these elements and classes. */
const NOT_RUNNING_TEXT = 'h1, h2, h3, h4, h5, h6, .kicker, .byline, .quote, .caption'

/** The first sentences of an article's HTML, as plain text. */
export function firstSentences(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(NOT_RUNNING_TEXT)) element.remove()
  const paragraphs = [...body.querySelectorAll('p')].map(({ textContent }) => textContent)
  const text = paragraphs.length > 0 ? paragraphs.join(' ') : body.textContent
  const sentences = text.replace(/\s+/gu, ' ').trim().split(SENTENCE_END)
  let description = ''
  for (const sentence of sentences) {
    if (description.length >= ENOUGH) break
    description = `${description} ${sentence}`.trim()
  }
  return cutBetweenWords(description)
}

function cutBetweenWords(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, '')}…`
}
