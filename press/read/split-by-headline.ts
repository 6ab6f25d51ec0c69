import { type Atom, isSeed } from './atoms.ts'
import type { Cell } from './cut-page.ts'
import { hullOf, overlapX, type Rect } from './rect.ts'

/** Distances sideways and upwards count more than downwards. */
const SIDEWAYS = 4
const UPWARDS = 3

/** If no straight cut is possible, assigns each atom to the nearest headline. */
export function splitByHeadline(cell: Cell): Cell[] {
  const seeds = cell.atoms.filter(isSeed)
  if (seeds.length < 2) return [cell]
  const owned = new Map(seeds.map((seed): [Atom, Atom[]] => [seed, [seed]]))
  const open = seeds.filter(({ kind }) => kind !== 'panel')
  for (const atom of cell.atoms) {
    if (isSeed(atom)) continue
    const owner = open.reduce<Atom | undefined>(
      (best, seed) =>
        !best || distance(seed.box, atom.box) < distance(best.box, atom.box) ? seed : best,
      undefined,
    )
    if (owner) owned.get(owner)?.push(atom)
  }
  return [...owned.values()].map((atoms) => ({
    ...cell,
    atoms,
    box: hullOf(atoms.map(({ box }) => box)),
  }))
}

function distance(head: Rect, piece: Rect): number {
  const aside = Math.max(0, -overlapX(head, piece))
  const below = piece.top - head.bottom
  const above = head.top - piece.bottom
  return aside * SIDEWAYS + (below >= -2 ? Math.max(0, below) : Math.max(0, above) * UPWARDS + 20)
}
