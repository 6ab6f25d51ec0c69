import type { ArticleContent, Box } from '../page-content.ts'
import type { Atom } from './atoms.ts'
import type { Block, BodyType } from './blocks.ts'
import { columnsOf } from './columns.ts'
import { joinLines } from './join-lines.ts'
import { languageOf } from './language.ts'
import { paragraphsOf, type RunningText } from './paragraphs.ts'
import { heightOf, type Rect, widthOf } from './rect.ts'
import { rolesOf } from './roles.ts'
import type { Vocabulary } from './vocabulary.ts'

const textOf = (blocks: readonly Block[]) =>
  joinLines(blocks.flatMap(({ lines }) => lines.map(({ text }) => text)))

const DATELINE = /^[^.!?]{2,40}[:—–-]$/u

interface ArticleContext {
  box: Rect
  page: Rect
  body: BodyType
  vocabulary: Vocabulary
  confidence: number
}

/** Builds one article from all atoms of a part of the page. */
export function articleOf(atoms: readonly Atom[], context: ArticleContext): ArticleContent {
  const roles = rolesOf(atoms, context.body)
  const running = paragraphsOf(columnsOf(roles.running), context.vocabulary)
  const box = percentOf(context.box, context.page)
  const headline = textOf(roles.headline)
  const { crossheads } = running
  const captions = roles.captions.map(textOf).filter((text) => text !== '')
  const quotes = roles.quotes.map(textOf)
  return {
    box,
    pieces: [box],
    headline,
    ...optionalPart('kicker', textOf(roles.kicker)),
    ...optionalPart('standfirst', textOf(roles.standfirst)),
    ...optionalPart('byline', textOf(roles.byline)),
    ...(headline ? splitDateline(running) : { paragraphs: running.paragraphs }),
    ...(crossheads.length > 0 && { crossheads }),
    ...(quotes.length > 0 && { quotes }),
    ...(captions.length > 0 && { captions }),
    language: languageOf([headline, ...running.paragraphs].join(' ')),
    provenance: 'pdf',
    confidence: context.confidence,
  }
}

const optionalPart = (part: 'kicker' | 'standfirst' | 'byline', text: string) =>
  text ? { [part]: text } : {}

/** A dateline is the start of the first paragraph in another font; this separates it. */
function splitDateline({ paragraphs, opening }: RunningText) {
  const [first, ...rest] = paragraphs
  if (!first?.startsWith(opening) || !DATELINE.test(opening)) return { paragraphs }
  return {
    dateline: opening.slice(0, -1).trim(),
    paragraphs: [first.slice(opening.length).trim(), ...rest],
  }
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
