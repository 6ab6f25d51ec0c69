import type { PageBox } from '#contract/page-model.ts'
import { hullOf } from '#domain/page-boxes.ts'
import { altoParagraphs, type Column, type ColumnEnd } from './alto-text.ts'
import { onPage } from './boxes.ts'
import { languageOf } from './language-of.ts'
import type { Role, Story } from './mets-stories.ts'
import type { PackagedAd, PackagedArticle } from './packaged-issue.ts'
import type { AltoBlock, AltoPage } from './read-alto.ts'

/** The part of a story on one page. */
export interface StoryOnPage {
  story: Story
  parts: (Column & { role: Role })[]
  pieces: PageBox[]
}

export function adFrom({ story, parts, pieces }: StoryOnPage, id: string): PackagedAd {
  const text = altoParagraphs(parts).paragraphs.join('\n')
  return { id, box: hullOf(pieces), pieces, text: text || story.title, confidence: 1 }
}

/** `before` tells how the article's text ended on the previous page. */
export function articleFrom(
  { story, parts, pieces }: StoryOnPage,
  id: string,
  before: ColumnEnd = 'clean',
): { article: PackagedArticle; end: ColumnEnd } {
  const columnsOf = (wanted: Role) => parts.filter(({ role }) => role === wanted)
  const textOf = (role: Role) => altoParagraphs(columnsOf(role)).paragraphs.join(' ')
  const kicker = textOf('kicker')
  const standfirst = textOf('standfirst')
  const byline = textOf('byline')
  const dateline = textOf('dateline')
  const { paragraphs, end } = altoParagraphs(columnsOf('body'), before)

  const article: PackagedArticle = {
    id,
    headline:
      headlineWithin(kicker, story.title, standfirst) || textOf('title') || firstWords(paragraphs),
    ...(kicker && { kicker }),
    ...(standfirst && { standfirst }),
    ...(byline && { byline }),
    ...(dateline && { dateline }),
    paragraphs,
    language: languageOf(story.language, paragraphs),
    box: hullOf(pieces),
    pieces,
    provenance: 'package',
    confidence: 1,
  }
  return { article, end }
}

/** METS titles often contain kicker, headline and standfirst; this keeps the headline. */
function headlineWithin(kicker: string, title: string, standfirst: string): string {
  const start = kicker && title.startsWith(kicker) ? title.slice(kicker.length).trim() : title
  const endsWithStandfirst = standfirst && start.endsWith(standfirst)
  return (endsWithStandfirst ? start.slice(0, -standfirst.length).trim() : start) || title
}

const HEADLINE_WORDS = 8

function firstWords([first = '']: string[]): string {
  const words = first.split(' ')
  if (words.length <= HEADLINE_WORDS) return first || 'Untitled'
  return `${words.slice(0, HEADLINE_WORDS).join(' ')}…`
}

/** Tolerance in percent for blocks that reach beyond the page. */
const OVERSHOOT = 2

/**
 * The box of a block in percent of its page. Some files swap a block's width and height; a block that
 * would leave the page gets the box around its lines instead.
 */
export function placeOf(block: AltoBlock, page: AltoPage): PageBox | undefined {
  const inPercent = (box: PageBox): PageBox => ({
    left: (box.left / page.width) * 100,
    top: (box.top / page.height) * 100,
    width: (box.width / page.width) * 100,
    height: (box.height / page.height) * 100,
  })
  const own = block.box && inPercent(block.box)
  const lines = linesIn(block).map(inPercent)
  const box =
    own && (isOnPage(own) || lines.length === 0) ? own : lines.length ? hullOf(lines) : own
  const place = box && onPage(box)
  return place && place.width > 0 && place.height > 0 ? place : undefined
}

function isOnPage({ left, top, width, height }: PageBox): boolean {
  const most = 100 + OVERSHOOT
  return left >= -OVERSHOOT && top >= -OVERSHOOT && left + width <= most && top + height <= most
}

function linesIn(block: AltoBlock): PageBox[] {
  return [...block.lines, ...block.children.flatMap(linesIn)]
}
