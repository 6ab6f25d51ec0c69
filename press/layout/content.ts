import type { AdContent, ArticleContent, PageContent } from '../page-content.ts'
import { articleOf, percentOf } from '../read/article.ts'
import type { Atom } from '../read/atoms.ts'
import { joinLines } from '../read/join-lines.ts'
import { type Line, readLines } from '../read/lines.ts'
import type { PageMarks } from '../read/page-marks.ts'
import { byProminence, type RankedRegion } from '../read/prominence.ts'
import { type Rule, rulesIn } from '../read/rules-and-panels.ts'
import { vocabularyOf } from '../read/vocabulary.ts'
import { advertisementScore } from './advertisement.ts'
import { joinDropCaps } from './drop-caps.ts'
import { liveAreaOf } from './furniture.ts'
import { areaOf, heightOf, isMostlyIn, type Rect, widthOf } from './geometry.ts'
import { gridsIn } from './grids.ts'
import { headBackingsIn, placeOnBackings } from './head-backings.ts'
import { insertsIn } from './inserts.ts'
import { backgroundsIn, type Panel } from './panels.ts'
import { isHead, type Piece } from './piece.ts'
import { piecesOf } from './pieces.ts'
import { storiesOf } from './stories.ts'
import { type Table, tablesIn } from './tables.ts'
import { lettersOf, textBlocksOf } from './text-blocks.ts'
import { type BodyType, bodyTypeOf } from './typography.ts'

const LEAST_PICTURE = 15

export const debugPieces: { on?: (pieces: Piece[], body: BodyType) => void } = {}

export function contentOf(marks: PageMarks): PageContent {
  const page = { left: 0, top: 0, right: marks.width, bottom: marks.height }
  const read = readLines(marks.glyphs)
  const firstBody = bodyTypeOf(read)
  const every = joinDropCaps(read, firstBody)
  const rulesDrawn = rulesIn(marks.shapes)
  const live = liveAreaOf(every, rulesDrawn, page, firstBody)
  const isLive = (box: Rect) => {
    const middle = (box.top + box.bottom) / 2
    return middle > live.top && middle < live.bottom
  }
  const rules = rulesDrawn.filter(({ box }) => isLive(box))
  const pictures = marks.shapes
    .filter(({ kind }) => kind === 'image')
    .map(({ box }) => box)
    .filter(
      (box) =>
        isLive(box) &&
        widthOf(box) >= LEAST_PICTURE &&
        heightOf(box) >= LEAST_PICTURE &&
        areaOf(box) < areaOf(page) * 0.8,
    )
  const body = bodyTypeOf(every.filter(({ box }) => isLive(box)))
  const grids = gridsIn(marks.shapes, rulesDrawn).filter(isLive)
  const isInGrid = (box: Rect) => grids.some((grid) => isMostlyIn(box, grid, 0.5))
  const tables = tablesIn(
    marks.glyphs.filter(({ box }) => isLive(box) && !isInGrid(box)),
    body,
  )
  const isInTable = (box: Rect) => tables.some((table) => isMostlyIn(box, table.box, 0.6))
  const lines = every.filter(({ box }) => isLive(box) && !isInGrid(box) && !isInTable(box))
  const { panels, bars } = backgroundsIn(marks.shapes, rulesDrawn, { lines: every, page, body })
  const allPanels = panels.filter(
    ({ box }) =>
      isLive(box) && !isInTable(box) && !grids.some((grid) => isMostlyIn(box, grid, 0.5)),
  )
  const inserts = insertsIn(allPanels, lines, rules, body)
  const backings = headBackingsIn(
    allPanels.filter((panel) => !inserts.includes(panel)),
    pictures,
    lines,
    body,
  )
  const livePanels = allPanels.filter(
    (panel) =>
      !inserts.includes(panel) && !backings.some((backing) => isMostlyIn(panel.box, backing)),
  )
  const isInInsert = (box: Rect) => inserts.some((insert) => isMostlyIn(box, insert.box, 0.5))
  const vocabulary = vocabularyOf(lines.map(({ text }) => text))
  const articles: RankedRegion<ArticleContent>[] = []
  const ads: RankedRegion<AdContent>[] = []
  const readArea = (area: Area) => {
    const blocks = textBlocksOf(
      area.lines.filter(({ box }) => !isInInsert(box)),
      area.rules,
      body,
    )
    const around = { blocks, rules: area.rules, bars, pictures: area.pictures, body }
    const { pieces: all, attached } = placeOnBackings(
      [
        ...piecesOf(around),
        ...area.tables.map((table) => tablePiece(table, every, body)),
        ...area.inserts.map((insert) => insertPiece(insert, every, body)),
        ...area.grids.map((box) => ({ kind: 'picture' as const, box, isGrid: true })),
        ...area.pictures.map((box) => ({ kind: 'picture' as const, box })),
        ...area.panels.map((panel) => ({ kind: 'panel' as const, box: panel.box, panel })),
      ],
      backings.filter((box) => !area.frame || isMostlyIn(box, area.frame)),
    )
    debugPieces.on?.(all, body)
    const pieces = all.filter(({ kind }) => kind !== 'label')
    const stories = storiesOf({ pieces, attached, rules: area.rules, body })
    const kept = stories.filter((story) => isStory(story.pieces))
    for (const story of kept) {
      const box = area.frame && kept.length === 1 ? area.frame : story.box
      const region = articleOf(atomsOf(story.pieces), {
        box,
        page,
        body,
        vocabulary,
        confidence: 0.9,
      })
      const sizes = story.pieces.map((piece) => (piece.kind === 'headline' ? piece.block.size : 0))
      articles.push({ region, top: box.top, size: Math.max(0, ...sizes) })
    }
  }
  const owner = (box: Rect) =>
    livePanels.find((panel) => isMostlyIn(box, panel.box, 0.5) || overflows(box, panel.box, body))
  const outside = lines.filter(({ box }) => !owner(box))
  const editorialFonts = new Set(outside.map(({ font }) => font))
  for (const panel of livePanels) {
    const inside: Area = {
      lines: lines.filter(({ box }) => owner(box) === panel),
      rules: rules.filter(({ box }) => owner(box) === panel && !isEdge(box, panel.box)),
      pictures: pictures.filter((box) => owner(box) === panel),
      panels: [],
      tables: tables.filter(({ box }) => owner(box) === panel),
      grids: grids.filter((box) => owner(box) === panel),
      inserts: inserts.filter(({ box }) => owner(box) === panel),
      frame: panel.box,
    }
    const blocks = textBlocksOf(inside.lines, inside.rules, body)
    const score =
      advertisementScore(panel, { ...inside, blocks, body, editorialFonts }) -
      (inside.tables.length + inside.grids.length) * 1.5
    if (score > 0) {
      const text = joinLines(inside.lines.map((line) => line.text))
      ads.push({
        region: {
          box: percentOf(panel.box, page),
          text,
          confidence: Math.min(0.98, 0.6 + score / 3),
        },
        top: panel.box.top,
        size: 0,
      })
    } else readArea(inside)
  }
  readArea({
    lines: outside,
    rules: rules.filter(
      ({ box }) =>
        !livePanels.some((panel) => isMostlyIn(box, panel.box, 0.5) || isEdge(box, panel.box)),
    ),
    pictures: pictures.filter((box) => !owner(box)),
    panels: livePanels,
    tables: tables.filter(({ box }) => !owner(box)),
    grids: grids.filter((box) => !owner(box)),
    inserts: inserts.filter(({ box }) => !owner(box)),
  })
  return {
    articles: byProminence(articles, marks.height),
    ads: byProminence(ads, marks.height),
  }
}

interface Area {
  /** The panel around it. */
  frame?: Rect
  lines: Line[]
  rules: Rule[]
  pictures: Rect[]
  panels: Panel[]
  tables: Table[]
  grids: Rect[]
  inserts: Panel[]
}

/** A rule along the edge of a panel is its frame. */
function isEdge(rule: Rect, panel: Rect): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 4
  return (
    (near(rule.top, panel.top) ||
      near(rule.bottom, panel.bottom) ||
      near(rule.left, panel.left) ||
      near(rule.right, panel.right)) &&
    rule.left > panel.left - 4 &&
    rule.right < panel.right + 4 &&
    rule.top > panel.top - 4 &&
    rule.bottom < panel.bottom + 4
  )
}

/** The last line of an advertisement may run over its lower edge. */
function overflows(line: Rect, panel: Rect, body: BodyType): boolean {
  return (
    line.left >= panel.left - 1 &&
    line.right <= panel.right + 1 &&
    line.top < panel.bottom + body.size * 0.4 &&
    line.bottom > panel.bottom &&
    heightOf(line) < body.leading * 3
  )
}

function tablePiece(table: Table, lines: readonly Line[], { size, font, ink }: BodyType): Piece {
  const inside = lines.filter(({ box }) => isMostlyIn(box, table.box, 0.6))
  return {
    kind: 'table',
    box: table.box,
    table,
    block: { lines: inside, box: table.box, size: size * 0.9, font: -font, ink },
  }
}

function insertPiece({ box }: Panel, lines: readonly Line[], { size, font, ink }: BodyType): Piece {
  const inside = lines.filter((line) => isMostlyIn(line.box, box, 0.5))
  return { kind: 'insert', box, block: { lines: inside, box, size, font: -font, ink } }
}

function isStory(pieces: readonly Piece[]): boolean {
  const letters = pieces.reduce(
    (sum, piece) => sum + ('block' in piece ? lettersOf(piece.block) : 0),
    0,
  )
  const hasHead = pieces.some(isHead)
  if (hasHead && pieces.some(({ kind }) => kind === 'picture')) return true
  if (isIndex(pieces)) return false
  return letters >= (hasHead ? 20 : 150)
}

const INDEX = /^(inside|index|in this issue|what['’]s inside|ಒಳಪುಟ|ಒಳಗೆ|ಪುಟಗಳಲ್ಲಿ)/iu

/** A list of what is on other pages: almost every row ends with a page number. */
function isIndex(pieces: readonly Piece[]): boolean {
  const titles = pieces.flatMap((piece) =>
    'block' in piece && piece.kind !== 'table' ? (piece.block.lines[0]?.text ?? '') : [],
  )
  const rows = pieces.flatMap((piece) => (piece.kind === 'table' ? piece.table.rows : []))
  const numbered = rows.filter((row) => /^\p{Nd}{1,2}$/u.test(row.at(-1)?.text ?? '')).length
  const isNamed = titles.some((title) => INDEX.test(title))
  if (rows.length === 0) return isNamed && pieces.length <= 3
  const words = rows.filter(([first]) => (first?.text ?? '').trim().includes(' ')).length
  return (
    isNamed ||
    (numbered > rows.length * 0.4 &&
      words > rows.length * 0.7 &&
      rows.every((row) => row.length <= 2))
  )
}

function atomsOf(pieces: readonly Piece[]): Atom[] {
  return pieces.map((piece): Atom => {
    if (piece.kind === 'picture' || piece.kind === 'panel')
      return { kind: 'picture', box: piece.box }
    const kind =
      piece.kind !== 'headline' && piece.kind !== 'title' && piece.kind !== 'quote'
        ? 'text'
        : piece.kind
    return { kind, box: piece.box, block: piece.block }
  })
}

export type { BodyType }
