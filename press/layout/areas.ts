import type { Line } from '../read/lines.ts'
import type { Rule } from '../read/rules.ts'
import { heightOf, isMostlyIn, type Rect } from './geometry.ts'
import type { PageParts } from './page-parts.ts'
import type { Panel } from './panels.ts'
import type { Table } from './tables.ts'
import type { BodyType } from './typography.ts'

/** A part of the page whose stories do not continue outside of it: a panel, or everything outside of panels. */
export interface Area {
  frame?: Panel
  lines: Line[]
  rules: Rule[]
  pictures: Rect[]
  panels: Panel[]
  tables: Table[]
  grids: Rect[]
  inserts: Panel[]
}

export function areasOf(parts: PageParts): { panels: Required<Area>[]; outside: Area } {
  const { panels, body } = parts
  const owner = (box: Rect) =>
    panels.find((panel) => isMostlyIn(box, panel.box, 0.5) || overflows(box, panel.box, body))
  const within = (panel: Panel | undefined) => ({
    lines: parts.lines.filter(({ box }) => owner(box) === panel),
    pictures: parts.pictures.filter((box) => owner(box) === panel),
    tables: parts.tables.filter(({ box }) => owner(box) === panel),
    grids: parts.grids.filter((box) => owner(box) === panel),
    inserts: parts.inserts.filter(({ box }) => owner(box) === panel),
  })
  const isFrame = ({ box }: Rule) => panels.some((panel) => isEdge(box, panel.box))
  return {
    panels: panels.map((panel) => ({
      ...within(panel),
      frame: panel,
      panels: [],
      rules: parts.rules.filter(({ box }) => owner(box) === panel && !isEdge(box, panel.box)),
    })),
    outside: {
      ...within(undefined),
      panels,
      rules: parts.rules.filter(
        (rule) => !isFrame(rule) && !panels.some(({ box }) => isMostlyIn(rule.box, box, 0.5)),
      ),
    },
  }
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
    line.top < panel.bottom &&
    line.bottom > panel.bottom &&
    heightOf(line) < body.leading * 3
  )
}
