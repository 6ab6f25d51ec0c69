import { type Desk, newItem } from '../desk.ts'
import { bottomOf, type Rect, rectOf } from '../type/geometry.ts'
import { BLACK, type Item } from '../type/sheet.ts'

/** A page cut into rows (parts of the height) and columns (of the grid), down to named cells. */
export type Plan =
  | string
  | { rows: readonly [number, Plan][] }
  | { columns: readonly [number, Plan][] }

type Part = [size: number, plan: Plan]
export const rows = (...parts: Part[]): Plan => ({ rows: parts })
export const across = (...parts: Part[]): Plan => ({ columns: parts })

export interface Cell {
  name: string
  rect: Rect
  /** Columns of the grid. */
  span: number
}

/** Draws the rules between cells as the look wants them. */
export function cutPage(desk: Desk, plan: Plan, rect: Rect, span = desk.look.columns): Cell[] {
  const { look, writer } = desk
  const item = newItem(desk)
  const isMirrored = writer.chance(0.5)

  const cut = (part: Plan, space: Rect, wide: number): Cell[] => {
    if (typeof part === 'string') return [{ name: part, rect: space, span: wide }]
    if ('rows' in part) {
      const jitter = part.rows.map(([height]) => height * (0.94 + writer.between(0, 12) / 100))
      const whole = jitter.reduce((sum, height) => sum + height, 0)
      const room = space.height - look.rowGap * (part.rows.length - 1)
      let { top } = space
      return part.rows.flatMap(([, inner], index) => {
        const height = (room * (jitter[index] ?? 0)) / whole
        if (index > 0) drawRowRule(desk, item, space, top - look.rowGap / 2)
        const cells = cut(inner, { ...space, top, height }, wide)
        top += height + look.rowGap
        return cells
      })
    }
    const unit = (space.width - look.gutter * (wide - 1)) / wide
    const columns = isMirrored ? part.columns.toReversed() : part.columns
    let { left } = space
    return columns.flatMap(([count, inner], index) => {
      const width = unit * count + look.gutter * (count - 1)
      if (index > 0) drawColumnRule(desk, item, space, left - look.gutter / 2)
      const cells = cut(inner, { ...space, left, width }, count)
      left += width + look.gutter
      return cells
    })
  }
  return cut(plan, rect, span)
}

function drawRowRule({ look }: Desk, item: Item, { left, width }: Rect, y: number): void {
  if (look.rules === 'none') return
  const height = look.rules === 'thick' ? 1.5 : 0.5
  item.push({ kind: 'rule', rect: { left, width, top: y - height / 2, height }, colour: BLACK })
}

function drawColumnRule({ look }: Desk, item: Item, space: Rect, x: number): void {
  if (look.rules !== 'thin') return
  item.push({
    kind: 'rule',
    rect: rectOf(x - 0.25, space.top, x + 0.25, bottomOf(space)),
    colour: BLACK,
  })
}

/** Where stories may stand: between folio and foot line. */
export function typeArea({ look }: Desk, top = 34, foot = 0): Rect {
  const { width, height, margin } = look.page
  return rectOf(margin, margin + top, width - margin, height - margin - foot)
}
