import type { ArticleContent } from '../page-content.ts'

/** An article as HTML with allowed tags only; all text is escaped. */
export function articleHtml(article: ArticleContent): string {
  const { kicker, headline, standfirst, byline, captions = [], quotes = [] } = article
  return [
    element('p', 'kicker', kicker),
    element('h1', 'headline', headline),
    element('h2', 'standfirst', standfirst),
    element('p', 'byline', byline),
    ...runningHtml(article),
    ...quotes.map((quote) => element('p', 'quote', quote)),
    ...captions.map((caption) => element('p', 'caption', caption)),
  ].join('')
}

function* runningHtml({
  paragraphs,
  crossheads = [],
  dateline,
}: ArticleContent): Generator<string> {
  for (const [index, paragraph] of paragraphs.entries()) {
    for (const { before, text } of crossheads) {
      if (before === index) yield element('h3', 'crosshead', text)
    }
    const place = index === 0 && dateline ? `<b class="dateline">${escapeHtml(dateline)}:</b> ` : ''
    yield `<p>${place}${escapeHtml(paragraph)}</p>`
  }
  for (const { before, text } of crossheads) {
    if (before >= paragraphs.length) yield element('h3', 'crosshead', text)
  }
}

function element(tag: 'p' | 'h1' | 'h2' | 'h3', name: string, text: string | undefined): string {
  return text ? `<${tag} class="${name}">${escapeHtml(text)}</${tag}>` : ''
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
