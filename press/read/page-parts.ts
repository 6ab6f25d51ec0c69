import { type Atom, type Surroundings, textAtom, withoutStandfirsts } from './atoms.ts'
import { type BodyType, blocksOf, bodyTypeOf } from './blocks.ts'
import { type Cell, cutPage } from './cut-page.ts'
import { type Line, readLines } from './lines.ts'
import { mastheadBottom } from './masthead.ts'
import { noticesIn } from './notices.ts'
import type { PageMarks } from './page-marks.ts'
import { areaOf, contains, type Rect } from './rect.ts'
import { type Panel, panelsIn, rulesIn } from './rules-and-panels.ts'
import { isScan, unifySizes } from './scan.ts'
import { splitByHeadline } from './split-by-headline.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

const MIN_PICTURE = 15
/** The maximum certainty for scanned pages. */
const SCANNED = 0.5
const MAX_PICTURE_SHARE = 0.8

/** The cells of a page and what is needed to read them. */
export interface PageParts {
  cells: Cell[]
  body: BodyType
  /** Lines inside each panel. */
  within: ReadonlyMap<Panel, readonly Line[]>
  pictures: readonly Rect[]
  vocabulary: Vocabulary
  page: Rect
}

export function partsOf(marks: PageMarks): PageParts {
  const page = { left: 0, top: 0, right: marks.width, bottom: marks.height }
  const scanned = isScan(marks)
  const every = scanned ? unifySizes(readLines(marks.glyphs)) : readLines(marks.glyphs)
  const drawn = rulesIn(marks.shapes)
  const top = mastheadBottom(every, drawn, page)
  const isBelow = (rect: Rect) => (rect.top + rect.bottom) / 2 > top
  const lines = every.filter(({ box }) => isBelow(box))
  const rules = drawn.filter(({ box }) => isBelow(box))
  const pictures = picturesIn(marks, page).filter(isBelow)
  const panels = panelsIn(marks.shapes, drawn, page).filter(
    ({ box }) => isBelow(box) && lines.some((line) => contains(box, line.box)),
  )
  const body = bodyTypeOf(lines)
  const { within, loose } = groupByPanel(lines, panels)
  const outside = rules.filter(({ box }) => !panelAt(panels, box))
  const blocks = blocksOf(loose, outside, body)
  const notices = noticesIn(blocks, { shapes: marks.shapes, pictures, body })
  if (notices)
    within.set(
      notices.panel,
      notices.blocks.flatMap((block) => block.lines),
    )
  const free = blocks.filter((block) => !notices?.blocks.includes(block))
  const separators = outside.filter(({ box }) => !notices || !contains(notices.panel.box, box))
  const atoms = atomsOf({ blocks: free, rules: separators, body }, [...within.keys()], pictures)
  const cells = cutPage(atoms, { rules: separators, body }, scanned ? SCANNED : 1).flatMap(
    splitByHeadline,
  )
  const vocabulary = vocabularyOf(lines.map(({ text }) => text))
  return { cells, body, within, pictures, vocabulary, page }
}

function atomsOf(text: Surroundings, panels: readonly Panel[], pictures: readonly Rect[]): Atom[] {
  const loose = pictures.filter((box) => !panelAt(panels, box))
  return withoutStandfirsts([
    ...text.blocks.map((block) => textAtom(block, text)),
    ...loose.map((box) => ({ kind: 'picture' as const, box })),
    ...panels.map((panel) => ({ kind: 'panel' as const, box: panel.box, panel })),
  ])
}

const panelAt = (panels: readonly Panel[], rect: Rect) =>
  panels.find(({ box }) => contains(box, rect))

/** Separates the lines in each panel from those outside panels. */
function groupByPanel(lines: readonly Line[], panels: readonly Panel[]) {
  const within = new Map(panels.map((panel): [Panel, Line[]] => [panel, []]))
  const loose: Line[] = []
  for (const line of lines) {
    const panel = panelAt(panels, line.box)
    const place = panel ? within.get(panel) : loose
    place?.push(line)
  }
  return { within, loose }
}

function picturesIn({ shapes }: PageMarks, page: Rect): Rect[] {
  return shapes
    .filter(({ kind }) => kind === 'image')
    .map(({ box }) => box)
    .filter(
      (box) =>
        box.right - box.left >= MIN_PICTURE &&
        box.bottom - box.top >= MIN_PICTURE &&
        areaOf(box) < areaOf(page) * MAX_PICTURE_SHARE,
    )
}
