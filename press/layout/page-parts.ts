import { hasSpaces, type Line } from '../read/lines.ts'
import type { PageMarks } from '../read/page-marks.ts'
import { type Rule, rulesIn } from '../read/rules.ts'
import type { TurnedLine } from '../read/turned-lines.ts'
import { type Vocabulary, vocabularyOf } from '../read/vocabulary.ts'
import { classifiedsIn } from './classifieds.ts'
import { linesBetweenRules } from './divided-lines.ts'
import { joinDropCaps } from './drop-caps.ts'
import { tablesOfPage } from './framed-tables.ts'
import { earsIn, liveAreaOf } from './furniture.ts'
import { isMostlyIn, type Rect } from './geometry.ts'
import { gridsIn } from './grids.ts'
import { headBackingsIn } from './head-backings.ts'
import { joinHeadBars } from './head-bars.ts'
import { headStripsIn } from './head-strips.ts'
import { insertsIn } from './inserts.ts'
import { type Bar, backgroundsIn, outermost, type Panel } from './panels.ts'
import { isPoster, picturesIn } from './pictures.ts'
import { withoutProse } from './prose.ts'
import { columnRulesOf } from './ruled-columns.ts'
import { withSetRules } from './set-rules.ts'
import type { Table } from './tables.ts'
import { turnedCredits, withTurnedHeader } from './turned-text.ts'
import { type BodyType, bodyTypeOf } from './typography.ts'

/** Everything that is printed on a page, by what it looks like. */
export interface PageParts {
  page: Rect
  body: BodyType
  /** Whether the PDF has space characters; otherwise spaces are guessed from gaps. */
  hasSpaces: boolean
  vocabulary: Vocabulary
  /** Text that is in no table and no grid. */
  lines: Line[]
  /** The lines of the running head and of the foot. */
  furniture: Line[]
  /** All lines of the page, those of tables and grids included. */
  everyLine: Line[]
  rules: Rule[]
  /** See `columnRulesOf`. */
  columnRules: Rule[]
  pictures: Rect[]
  /** The credits that run up or down the edges of pictures. */
  credits: ReadonlyMap<Rect, readonly TurnedLine[]>
  /** Other text that runs up or down the page. */
  turned: TurnedLine[]
  tables: Table[]
  /** Puzzles and charts. */
  grids: Rect[]
  bars: Bar[]
  /** Panels that hold a story or an advertisement. */
  panels: Panel[]
  /** Panels inside the columns of a story: quotes and fact boxes. */
  inserts: Panel[]
  /** Pictures and colours behind headlines. */
  backings: Rect[]
}

export function partsOf({ width, height, glyphs, turned, shapes }: PageMarks): PageParts {
  const page = { left: 0, top: 0, right: width, bottom: height }
  const drawn = rulesIn(shapes)
  const [read, rulesDrawn] = withSetRules(linesBetweenRules(glyphs, drawn), drawn)
  const firstBody = bodyTypeOf(read)
  const everyLine = joinDropCaps(read, firstBody)
  const strips = headStripsIn(shapes, everyLine, page, firstBody)
  const live = liveAreaOf(everyLine, rulesDrawn, page, firstBody, strips)
  const ears = earsIn(shapes, everyLine, page, live.top)
  const isLive = (box: Rect) => {
    const middle = (box.top + box.bottom) / 2
    if (middle < live.top) return ears.some((ear) => isMostlyIn(box, ear))
    return middle < live.bottom
  }
  const body = bodyTypeOf(everyLine.filter(({ box }) => isLive(box)))
  const shown = picturesIn(shapes, everyLine, page).filter(isLive)
  const posters = shown.filter((box) => isPoster(box, everyLine, body))
  const pictures = shown.filter((box) => !posters.includes(box))
  const grids = gridsIn(shapes).filter(isLive)
  const rules = rulesDrawn.filter(({ box }) => isLive(box) && !isLineOf(grids, box))
  const isInGrid = (box: Rect) => grids.some((grid) => isMostlyIn(box, grid, 0.5))
  const outside = glyphs.filter(({ box }) => isLive(box) && !isInGrid(box))
  const backgrounds = backgroundsIn(shapes, rulesDrawn, { lines: everyLine, page, body })
  const cells = withoutProse(outside, everyLine)
  const tables = tablesOfPage(cells, rules, body, backgrounds.panels).map((table) =>
    withTurnedHeader(table, turned, everyLine, body),
  )
  const credits = turnedCredits(turned, pictures, body)
  const credited = new Set([...credits.values()].flat())
  const isInTable = (box: Rect) => tables.some((table) => isMostlyIn(box, table.box, 0.6))
  const lines = everyLine.filter(({ box }) => isLive(box) && !isInGrid(box) && !isInTable(box))
  const { panels: filled, bars } = joinHeadBars(
    {
      panels: backgrounds.panels.filter(({ box }) => isLive(box)),
      bars: backgrounds.bars.filter(({ box }) => isLive(box)),
    },
    everyLine,
    body,
  )
  const closed = outermost([...filled, ...[...ears, ...posters].map(asPanel)])
  // The tint of some rows is no panel; a frame around a table with its title is one.
  const holdsTitle = (box: Rect) => lines.some((line) => isMostlyIn(line.box, box))
  const isPanel = (box: Rect) => (!isInTable(box) || holdsTitle(box)) && !isInGrid(box)
  const all = closed.filter(({ box }) => isLive(box) && isPanel(box))
  const inserts = insertsIn(all, lines, rules, pictures, body)
  const framed = all.filter((panel) => !inserts.includes(panel))
  const isFramed = (box: Rect) => all.some((panel) => isMostlyIn(box, panel.box, 0.5))
  const others = [
    ...framed,
    ...classifiedsIn(
      lines.filter(({ box }) => !isFramed(box)),
      body,
    ),
  ]
  const isOfPoster = ({ box }: Panel) => posters.some((poster) => isMostlyIn(box, poster))
  const backings = headBackingsIn(
    others.filter((panel) => !isOfPoster(panel)),
    pictures,
    lines,
    body,
  )
  return {
    page,
    body,
    hasSpaces: hasSpaces(glyphs),
    vocabulary: vocabularyOf(lines.map(({ text }) => text)),
    lines,
    furniture: everyLine.filter(({ box }) => !isLive(box)),
    everyLine,
    rules,
    columnRules: columnRulesOf(glyphs, rulesDrawn, page),
    pictures,
    credits,
    turned: turned.filter((line) => !credited.has(line) && !isInTable(line.box)),
    tables,
    grids,
    bars,
    panels: others.filter((panel) => !backings.some((box) => isMostlyIn(panel.box, box))),
    inserts,
    backings,
  }
}

/** Whether a rule is one of the lines of a puzzle, its frame included. */
const isLineOf = (grids: readonly Rect[], { left, top, right, bottom }: Rect): boolean =>
  grids.some(
    (grid) =>
      left > grid.left - 2 &&
      top > grid.top - 2 &&
      right < grid.right + 2 &&
      bottom < grid.bottom + 2,
  )

const asPanel = (box: Rect): Panel => ({ box, isFramed: false, strength: 1 })
