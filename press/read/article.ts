import type { ArticleContent, Box } from '../page-content.ts'
import type { Atom } from './atoms.ts'
import type { Block, BodyType } from './blocks.ts'
import { columnsOf } from './flow.ts'
import { joinLines } from './join-lines.ts'
import { languageOf } from './language.ts'
import { paragraphsOf } from './paragraphs.ts'
import { heightOf, type Rect, widthOf } from './rect.ts'
import { rolesOf } from './roles.ts'

const textOf = (blocks: readonly Block[]) =>
  joinLines(blocks.flatMap(({ lines }) => lines.map(({ text }) => text)))

const DATELINE = /^[^.!?]{2,40}[:—–-]$/u

interface Setting {
  box: Rect
  page: Rect
  body: BodyType
  vocabulary: ReadonlySet<string>
  confidence: number
}

/** Everything that stands in a part of the page, as one article. */
export function articleOf(
  atoms: readonly Atom[],
  { box, page, body, vocabulary, confidence }: Setting,
): ArticleContent {
  const roles = rolesOf(atoms, body)
  const { paragraphs, crossheads, opening } = paragraphsOf(columnsOf(roles.running), vocabulary)
  const place = percentOf(box, page)
  const article: ArticleContent = {
    box: place,
    pieces: [place],
    headline: textOf(roles.headline),
    paragraphs,
    language: 'en',
    provenance: 'pdf',
    confidence,
  }
  const dateline = DATELINE.test(opening) && roles.headline.length > 0 ? opening : ''
  const [first, ...rest] = paragraphs
  if (dateline && first?.startsWith(dateline)) {
    article.dateline = dateline.slice(0, -1).trim()
    article.paragraphs = [first.slice(dateline.length).trim(), ...rest]
  }
  const kicker = textOf(roles.kicker)
  const standfirst = textOf(roles.standfirst)
  const byline = textOf(roles.byline)
  const captions = roles.captions.map(textOf).filter((text) => text !== '')
  const quotes = roles.quotes.map(textOf)
  if (kicker) article.kicker = kicker
  if (standfirst) article.standfirst = standfirst
  if (byline) article.byline = byline
  if (captions.length > 0) article.captions = captions
  if (quotes.length > 0) article.quotes = quotes
  if (crossheads.length > 0) article.crossheads = crossheads
  article.language = languageOf([article.headline, ...article.paragraphs].join(' '))
  return article
}

export function percentOf(rect: Rect, page: Rect): Box {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100_000) / 1000
  return {
    left: percent(rect.left, widthOf(page)),
    top: percent(rect.top, heightOf(page)),
    width: percent(widthOf(rect), widthOf(page)),
    height: percent(heightOf(rect), heightOf(page)),
  }
}
