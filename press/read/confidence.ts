import type { Atom } from './atoms.ts'
import type { Cell } from './cut.ts'

/** Even a region with rules all around it may be wrong. */
const MOST = 0.98
const UNNAMED = 0.5
const WORDLESS = 0.6
const LEAST_RUNNING_LINES = 3

/** How likely an article is right: how well it is set apart, and how much it is like an article. */
export function articleConfidence(atoms: readonly Atom[], { sureness }: Cell): number {
  const hasHead = atoms.some(({ kind }) => kind === 'headline' || kind === 'title')
  const running = atoms
    .flatMap((atom) => (atom.kind === 'text' ? [atom.block.lines.length] : []))
    .reduce((sum, lines) => sum + lines, 0)
  const likeness = (hasHead ? 1 : UNNAMED) * (running >= LEAST_RUNNING_LINES ? 1 : WORDLESS)
  return MOST * sureness * likeness
}

/** A panel's edges are drawn; what is unsure is whether it advertises. */
export function panelConfidence(likeness: number): number {
  return 0.6 + (MOST - 0.6) * Math.min(1, Math.abs(likeness))
}
