const ENOUGH = 160
const MAX_LENGTH = 400

/** The end of a sentence: its mark, any closing quotes, and a space. */
const SENTENCE_END = /(?<=[.!?।][”’"')\]]*)\s+/u

/** As the press marks what stands around the running text. */
const NOT_RUNNING_TEXT = 'h1, h2, h3, h4, h5, h6, .kicker, .byline, .quote, .caption'

/** The first sentences of an article's HTML, as plain text: what stands below the headline. */
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
