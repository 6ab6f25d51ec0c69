import type { Line } from '../read/lines.ts'
import { hullOf, isMostlyIn, type Rect } from './geometry.ts'
import type { Bar, Panel } from './panels.ts'
import type { BodyType } from './typography.ts'

interface Backgrounds {
  panels: Panel[]
  bars: Bar[]
}

const MOST_LINES = 4

/** Joins each panel with the coloured bar that stands on it at equal edges: the bar holds the headline of the panel. */
export function joinHeadBars(
  { panels, bars }: Backgrounds,
  lines: readonly Line[],
  body: BodyType,
): Backgrounds {
  const isHeading = ({ box, strength }: Bar) => {
    const inside = lines.filter((line) => isMostlyIn(line.box, box))
    return strength > 0 && inside.length > 0 && inside.length <= MOST_LINES
  }
  const headings = [...bars, ...panels].filter(isHeading)
  const joined = new Map<Panel, Bar>()
  for (const panel of panels) {
    const heading = headings.find((bar) => bar !== panel && standsOn(bar.box, panel.box, body))
    if (heading) joined.set(panel, heading)
  }
  const used = [...joined.values()]
  return {
    panels: panels
      .filter((panel) => !used.includes(panel))
      .map((panel) => {
        const heading = joined.get(panel)
        return heading ? { ...panel, box: hullOf([panel.box, heading.box]) } : panel
      }),
    bars: [...new Set([...bars, ...used])],
  }
}

function standsOn(bar: Rect, panel: Rect, { size, leading }: BodyType): boolean {
  const gap = panel.top - bar.bottom
  return (
    gap > -size &&
    gap < leading &&
    bar.top < panel.top - size &&
    Math.abs(bar.left - panel.left) < size * 1.5 &&
    Math.abs(bar.right - panel.right) < size * 1.5
  )
}
