import type { PageCopy, Story } from '../content/story.ts'
import { adBlock } from './ad-block.ts'
import type { Block } from './block.ts'
import { type Furniture, furnitureBlock } from './furniture-block.ts'
import {
  boxHtml,
  briefsHtml,
  classifiedsHtml,
  lettersHtml,
  sudokuHtml,
  tableHtml,
} from './furniture-html.ts'
import type { MakeUp } from './make-ups.ts'
import type { Random } from './random.ts'
import { type Sheet, spanWidth } from './sheet.ts'
import { storyBlock } from './story-block.ts'
import { weatherHtml } from './weather-html.ts'

/** All blocks of the page: stories by rank first, advertisements last. */
export function blocksOf(
  copy: PageCopy,
  sheet: Sheet,
  { makeUp, random, spare }: { makeUp: MakeUp; random: Random; spare: ReadonlyMap<string, number> },
): Block[] {
  const every = (least: number, most = sheet.columns) =>
    Array.from({ length: most - least + 1 }, (_, index) => least + index)
  const stories = byRank(copy.stories, makeUp.leadIndex).map((story, rank) =>
    storyBlock(story, sheet, {
      rank,
      spans:
        rank === 0
          ? every(Math.ceil(sheet.columns * makeUp.leadShare))
          : every(sheet.lang === 'kn' ? 1 : makeUp.storySpan),
      pictureLeft: random() < 0.4,
      spare: spare.get(story.id) ?? 0,
      places: rank === 0 ? makeUp.leadPlaces : ['top', 'under', 'side', 'flank', 'beside'],
    }),
  )
  const furniture = furnitureOf(copy, sheet).map((piece) => furnitureBlock(piece, sheet))
  const half = Math.ceil(sheet.columns / 4)
  const ads = (copy.ads ?? []).map((ad) => adBlock(ad, sheet, every(half)))
  return [...stories, ...furniture, ...ads]
}

function byRank(stories: readonly Story[], leadIndex: number): Story[] {
  const lead = stories.slice(leadIndex, leadIndex + 1)
  return [...lead, ...stories.filter((story) => !lead.includes(story))]
}

function furnitureOf(copy: PageCopy, sheet: Sheet): Furniture[] {
  const narrow = sheet.lang === 'en'
  const all = Array.from({ length: sheet.columns }, (_, index) => index + 1)
  const wide = (least: number) => all.filter((span) => span >= least)
  /** The number of text columns that fit into a span. */
  const set = (span: number) => Math.max(1, Math.round(spanWidth(sheet, span) / 66))
  const pieces: Furniture[] = []
  const { briefs, weather, sudoku, letters, classifieds } = copy
  const page = `p${copy.pageNo}`
  if (briefs?.length) {
    pieces.push({
      id: `${page}-briefs`,
      sort: 'briefs',
      look: 'panel briefs',
      spans: all,
      html: (span) => briefsHtml(copy.briefsTitle ?? '', briefs, evenColumns(briefs.length, span)),
      growth: 0.4,
      spanCost: (span) => (briefs.length % evenColumns(briefs.length, span) === 0 ? 0 : 1.6),
    })
  }
  if (weather) {
    pieces.push({
      id: `${page}-weather`,
      sort: 'weather',
      look: 'panel weather',
      spans: all,
      html: (span) => weatherHtml(weather, { flat: span > (narrow ? 3 : 2) }),
      growth: 0.4,
    })
  }
  for (const table of copy.tables ?? []) {
    const least = Math.ceil(table.columns.length / (narrow ? 2.2 : 3))
    pieces.push({
      id: table.id,
      sort: 'table',
      look: 'panel table',
      spans: wide(least).filter((span) => span <= least + 3),
      html: () => tableHtml(table),
      growth: 0.6,
    })
  }
  for (const box of copy.boxes ?? []) {
    pieces.push({
      id: box.id,
      sort: 'box',
      look: box.lines.length === 1 ? 'panel box saying' : 'panel box',
      spans: all,
      html: (span) => boxHtml(box, Math.min(box.lines.length, set(span))),
      growth: 0.5,
      spanCost: (span) => (span > 2 ? (0.9 * span) / box.lines.length : 0),
    })
  }
  if (sudoku) {
    pieces.push({
      id: `${page}-sudoku`,
      sort: 'sudoku',
      look: 'panel sudoku',
      spans: all.filter((span) => span > (narrow ? 1 : 0) && span < 6),
      html: (span) => sudokuHtml(sudoku, { flat: span > (narrow ? 3 : 2) }),
      growth: 0.3,
    })
  }
  if (letters?.length) {
    pieces.push({
      id: `${page}-letters`,
      sort: 'letters',
      look: 'panel letters',
      spans: wide(sheet.columns === 5 ? 1 : 2),
      html: (span) =>
        lettersHtml(sheet.lang === 'kn' ? 'ಓದುಗರ ಪತ್ರಗಳು' : 'Letters', letters, set(span)),
      growth: 0.3,
    })
  }
  if (classifieds?.length) {
    pieces.push({
      id: `${page}-classifieds`,
      sort: 'classifieds',
      look: 'classifieds',
      spans: wide(Math.ceil(sheet.columns / 2)),
      html: (span) => classifiedsHtml(classifieds, span),
      growth: 0.3,
    })
  }
  return pieces
}

/** The number of columns that distributes the items most evenly. */
function evenColumns(items: number, span: number): number {
  if (span < 3) return 1
  const short = (columns: number) => Math.ceil(items / columns) * columns - items
  const counts = Array.from({ length: span - 1 }, (_, index) => span - index)
  return counts.reduce((best, count) => (short(count) < short(best) ? count : best))
}
