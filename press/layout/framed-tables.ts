import type { Glyph } from '../read/glyph.ts'
import type { Rule } from '../read/rules.ts'
import { isMostlyIn } from './geometry.ts'
import type { Panel } from './panels.ts'
import { type Table, tablesIn } from './tables.ts'
import type { BodyType } from './typography.ts'

/** The tables of a page. The words beside a framed table are not its cells, however loosely they are set. */
export function tablesOfPage(
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
  body: BodyType,
  panels: readonly Panel[],
): Table[] {
  const framed = panels.flatMap(({ box, isFramed }) => {
    if (!isFramed) return []
    const inside = glyphs.filter((glyph) => isMostlyIn(glyph.box, box))
    const tables = tablesIn(inside, rules, body)
    return tables.some(hasColumns) ? [{ inside, tables }] : []
  })
  const apart = new Set(framed.flatMap(({ inside }) => inside))
  const others = glyphs.filter((glyph) => !apart.has(glyph))
  return [...framed.flatMap(({ tables }) => tables), ...tablesIn(others, rules, body)]
}

/** Otherwise the frame may be around one column of a table. */
const hasColumns = ({ rows }: Table): boolean =>
  rows.filter((row) => row.length > 1).length > rows.length / 2
