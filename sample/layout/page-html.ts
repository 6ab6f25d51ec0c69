import type { Arrangement } from './arrange.ts'
import type { Studio } from './block.ts'
import type { Placed, Plan } from './plan.ts'
import { PAGE, type Sheet, spanWidth } from './sheet.ts'

/** The regions of a page in reading order, and the rules between them. */
export function drawPage({ placed, plan }: Arrangement, sheet: Sheet, studio: Studio): string {
  const step = spanWidth(sheet, 1) + sheet.gutter
  const regions = [...placed].sort(inReadingOrder).map(({ choice, span, column, line }) => {
    const box = {
      left: PAGE.margin + column * step,
      top: sheet.top + line * sheet.lineMm,
      width: spanWidth(sheet, span),
      height: choice.lines * sheet.lineMm,
    }
    return choice.draw(box, studio)
  })
  return regions.join('') + rulesBetween(plan, placed, sheet)
}

/** Stories by rank, then small items, then advertisements. */
function inReadingOrder(a: Placed, b: Placed): number {
  const ad = (one: Placed) => (one.block.sort === 'ad' ? 1 : 0)
  return ad(a) - ad(b) || a.block.rank - b.block.rank || a.line - b.line || a.column - b.column
}

interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

function rulesBetween(plan: Plan, placed: readonly Placed[], sheet: Sheet): string {
  if (plan.kind === 'leaf') return ''
  const step = spanWidth(sheet, 1) + sheet.gutter
  const extents = plan.parts.map((part) => extentOf(part, placed))
  const own = extents.slice(1).map((extent, index) => {
    const before = extents[index] ?? extent
    const across = plan.kind === 'rows'
    const bare = across
      ? endsWithPanel(plan.parts[index], placed, 'foot') ||
        endsWithPanel(plan.parts[index + 1], placed, 'head')
      : false
    if (bare) return ''
    const left = PAGE.margin + extent.left * step - (across ? 0 : sheet.gutter / 2)
    const top = sheet.top + extent.top * sheet.lineMm
    if (!across) {
      const height = (extent.bottom - extent.top) * sheet.lineMm
      return `<i class="between down" style="left:${left}mm;top:${top}mm;height:${height}mm"></i>`
    }
    const middle =
      sheet.top + ((before.bottom + extent.top) / 2) * sheet.lineMm - sheet.lineMm * 0.1
    const width = (extent.right - extent.left) * step - sheet.gutter
    return `<i class="between across" style="left:${left}mm;top:${middle}mm;width:${width}mm"></i>`
  })
  return own.join('') + plan.parts.map((part) => rulesBetween(part, placed, sheet)).join('')
}

/** Panels and advertisements have their own edges and need no rule. */
function endsWithPanel(
  plan: Plan | undefined,
  placed: readonly Placed[],
  end: 'head' | 'foot',
): boolean {
  if (!plan) return false
  const { top, bottom } = extentOf(plan, placed)
  const there = leavesOf(plan, placed).filter(({ line, choice }) =>
    end === 'head' ? line === top : line + choice.lines === bottom,
  )
  return there.every(({ block }) => block.sort !== 'story')
}

function leavesOf(plan: Plan, placed: readonly Placed[]): Placed[] {
  if (plan.kind === 'leaf') return placed.filter(({ block }) => block === plan.block)
  return plan.parts.flatMap((part) => leavesOf(part, placed))
}

function extentOf(plan: Plan, placed: readonly Placed[]): Extent {
  const leaves = leavesOf(plan, placed)
  return {
    left: Math.min(...leaves.map(({ column }) => column)),
    right: Math.max(...leaves.map(({ column, span }) => column + span)),
    top: Math.min(...leaves.map(({ line }) => line)),
    bottom: Math.max(...leaves.map(({ line, choice }) => line + choice.lines)),
  }
}
