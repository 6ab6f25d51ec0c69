import type { Atom } from './atoms.ts'
import type { Cell } from './cut-page.ts'

/** Never 1: even a region with rules on all sides may be wrong. */
const MAX_CONFIDENCE = 0.98
const WITHOUT_HEADLINE = 0.5
const WITHOUT_TEXT = 0.6
const MIN_RUNNING_LINES = 3

/** Combines how clearly the cell is separated with how much it looks like an article. */
export function articleConfidence(atoms: readonly Atom[], { certainty }: Cell): number {
  const hasHead = atoms.some(({ kind }) => kind === 'headline' || kind === 'title')
  const running = atoms
    .flatMap((atom) => (atom.kind === 'text' ? [atom.block.lines.length] : []))
    .reduce((sum, lines) => sum + lines, 0)
  const likeness =
    (hasHead ? 1 : WITHOUT_HEADLINE) * (running >= MIN_RUNNING_LINES ? 1 : WITHOUT_TEXT)
  return MAX_CONFIDENCE * certainty * likeness
}

/** The edges of a panel are certain; whether it is an advertisement is not. */
export function panelConfidence(likeness: number): number {
  return 0.6 + (MAX_CONFIDENCE - 0.6) * Math.min(1, Math.abs(likeness))
}
