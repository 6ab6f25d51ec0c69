import { cutTitle } from '#domain/cut-title.ts'
import { DOUBTFUL_BELOW } from '#domain/night-board/edition-night.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'

export function isDoubtful({ confidence }: Pick<PressedRegion, 'confidence'>): boolean {
  return confidence < DOUBTFUL_BELOW
}

interface DoubtfulStory {
  /** In reading order, from 1. */
  number: number
  /** Empty for advertisements and stories without a headline. */
  title: string
  type: string
  confidence: number
  reasons: string[]
}

export interface PageDoubts {
  pageNo: number
  name: string
  stories: number
  doubtful: DoubtfulStory[]
}

type ReadPage = Pick<PressedPage, 'pageNo' | 'name' | 'regions'>

/** The doubts about each page, the most doubtful page first. */
export function doubtsIn(pages: readonly ReadPage[]): PageDoubts[] {
  const doubts = pages.map(({ pageNo, name, regions }) => ({
    pageNo,
    name,
    stories: regions.length,
    doubtful: regions.map(doubtfulStory).filter(isDoubtful),
  }))
  return doubts.toSorted(
    (one, other) =>
      Number(other.stories === 0) - Number(one.stories === 0) ||
      other.doubtful.length - one.doubtful.length ||
      shareOf(other) - shareOf(one) ||
      one.pageNo - other.pageNo,
  )
}

function shareOf({ doubtful, stories }: PageDoubts): number {
  return stories === 0 ? 1 : doubtful.length / stories
}

function doubtfulStory(region: PressedRegion, index: number): DoubtfulStory {
  const { title, kind, type, confidence } = region
  const ofKind = kind === 'ad' ? 'advertisement' : 'story'
  return {
    number: index + 1,
    title,
    type: type ?? ofKind,
    confidence,
    reasons: reasonsFor(region),
  }
}

/** Why a story is doubtful, in an editor's words; may be empty. */
function reasonsFor({ kind, title, text, provenance, opensAs, doubts = [] }: PressedRegion) {
  if (kind === 'article' && provenance === 'none') return ['its text cannot be read']
  const isArticle = kind === 'article'
  const reasons = new Set(doubts)
  if (isArticle && title === '') reasons.add('no headline')
  if (isArticle && opensAs === 'text' && text.trim() === title) {
    reasons.add('no text below the headline')
  }
  if (isArticle && provenance === 'ocr') reasons.add('its text is from OCR')
  return [...reasons]
}

/** `press look` shows them all. */
const MOST_NAMED = 5

/** One line for each page that an editor should look at, the most doubtful first. */
export function doubtLines(doubts: readonly PageDoubts[]): string[] {
  return doubts
    .filter(({ stories, doubtful }) => stories === 0 || doubtful.length > 0)
    .map(({ pageNo, doubtful, ...page }) => {
      const line = `page ${pageNo}: ${doubtSummary({ doubtful, ...page })}`
      const named = doubtful.slice(0, MOST_NAMED).map(inWords)
      if (doubtful.length > MOST_NAMED) named.push(`and ${doubtful.length - MOST_NAMED} more`)
      return named.length > 0 ? `${line}: ${named.join('; ')}` : line
    })
}

export function doubtSummary({ stories, doubtful }: Pick<PageDoubts, 'stories' | 'doubtful'>) {
  if (stories === 0) return 'no stories were found'
  return `${doubtful.length} of ${stories} stories ${doubtful.length === 1 ? 'is' : 'are'} doubtful`
}

/** In characters, as in the lists of a terminal. */
const TITLE_LENGTH = 50

function inWords({ title, type, confidence, reasons }: DoubtfulStory): string {
  const name = `${cutTitle(title, TITLE_LENGTH) || `(${type})`} ${Math.round(confidence * 100)}%`
  return reasons.length > 0 ? `${name}, ${reasons.join(', ')}` : name
}
