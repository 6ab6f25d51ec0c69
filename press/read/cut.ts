import { type Atom, isSeed } from './atoms.ts'
import type { BodyType } from './blocks.ts'
import { across, heightOf, hullOf, type Rect, widthOf } from './rect.ts'
import type { Rule } from './walls.ts'

/** A part of the page, and how sure it is that it stands alone. */
export interface Cell {
  atoms: Atom[]
  box: Rect
  /** From the weakest of the cuts around it, 0 to 1. */
  sureness: number
}

interface Cut {
  before: Atom[]
  after: Atom[]
  score: number
}

interface Gap {
  direction: 'across' | 'down'
  before: Atom[]
  after: Atom[]
  from: number
  to: number
}

const LEAST_SCORE = 1
const SURE_SCORE = 8
/** How sure a part is that could not be cut further, and one that was cut on weak evidence. */
const UNCUT = 0.3
const WEAK_CUT = 0.6
const TOUCHING = 2

/** Cuts the page along rules and white space until every part has one headline or panel. */
export function cutPage(
  atoms: readonly Atom[],
  walls: { rules: readonly Rule[]; body: BodyType },
  sureness = 1,
): Cell[] {
  if (atoms.length === 0) return []
  const box = hullOf(atoms.map((atom) => atom.box))
  const whole = { atoms: [...atoms], box, sureness }
  if (atoms.filter(isSeed).length < 2) return [whole]
  const best = bestCut(atoms, box, walls)
  if (!best) return [{ ...whole, sureness: Math.min(sureness, UNCUT) }]
  const sure = Math.min(sureness, WEAK_CUT + (1 - WEAK_CUT) * Math.min(1, best.score / SURE_SCORE))
  return [...cutPage(best.before, walls, sure), ...cutPage(best.after, walls, sure)]
}

function bestCut(
  atoms: readonly Atom[],
  box: Rect,
  { rules, body }: { rules: readonly Rule[]; body: BodyType },
): Cut | undefined {
  const cuts = [...gapsIn(atoms, 'across'), ...gapsIn(atoms, 'down')]
    .filter(({ before, after }) => before.some(isSeed) && after.some(isSeed))
    .map((gap) => ({ ...gap, score: scoreOf(gap, box, { rules, body }) }))
  const best = cuts.reduce<(typeof cuts)[number] | undefined>(
    (most, each) => (each.score > (most?.score ?? LEAST_SCORE) ? each : most),
    undefined,
  )
  return best
}

/** Where a straight line can be drawn that touches nothing. */
function* gapsIn(atoms: readonly Atom[], direction: Gap['direction']): Generator<Gap> {
  const start = ({ box }: Atom) => (direction === 'across' ? box.top : box.left)
  const end = ({ box }: Atom) => (direction === 'across' ? box.bottom : box.right)
  const sorted = [...atoms].sort((a, b) => start(a) - start(b))
  let reach = -Infinity
  for (const [index, atom] of sorted.entries()) {
    if (index > 0 && start(atom) > reach - TOUCHING) {
      const [before, after] = [sorted.slice(0, index), sorted.slice(index)]
      yield { direction, before, after, from: reach, to: start(atom) }
    }
    reach = Math.max(reach, end(atom))
  }
}

function scoreOf(
  { direction, before, after, from, to }: Gap,
  box: Rect,
  { rules, body }: { rules: readonly Rule[]; body: BodyType },
): number {
  const length = direction === 'across' ? widthOf(box) : heightOf(box)
  const ruled = rules
    .filter((rule) => rule.direction === direction && lies(rule, from, to))
    .reduce((sum, rule) => sum + shareOf(rule, box, length), 0)
  const white = Math.max(0, to - from) / body.leading
  const opens =
    direction === 'across'
      ? opensWell(after, body)
      : Math.min(opensWell(before, body), opensWell(after, body))
  const drawn = Math.min(1, ruled) ** 2 * 10 + Math.min(3, white)
  const owned = Math.min(ownedShare(before), ownedShare(after))
  return ((drawn * (opens + 1)) / 2 + opens * 2) * Math.max(0.1, 1 - 3 * (1 - owned))
}

/** The share of running text that has a headline above or beside it. */
function ownedShare(atoms: readonly Atom[]): number {
  const tops = atoms.flatMap(({ kind, box }) =>
    kind === 'headline' || kind === 'title' ? [box.top] : [],
  )
  const highest = Math.min(...tops)
  let owned = 0
  let all = 0
  for (const atom of atoms) {
    if (atom.kind !== 'text' || atom.block.lines.length < 3) continue
    all += atom.block.lines.length
    if (atom.box.bottom > highest) owned += atom.block.lines.length
  }
  return all > 0 ? owned / all : 1
}

function lies({ box, direction }: Rule, from: number, to: number): boolean {
  const middle = direction === 'across' ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2
  return middle > from - TOUCHING * 2 && middle < to + TOUCHING * 2
}

function shareOf({ box, direction }: Rule, within: Rect, length: number): number {
  const shared =
    direction === 'across'
      ? Math.min(box.right, within.right) - Math.max(box.left, within.left)
      : Math.min(box.bottom, within.bottom) - Math.max(box.top, within.top)
  return Math.max(0, shared) / Math.max(1, length)
}

/** 1 when everything at the top of a part opens a story, -1 when none of it does. */
function opensWell(atoms: readonly Atom[], body: BodyType): number {
  const top = Math.min(...atoms.map(({ box }) => box.top))
  let opens = 0
  let all = 0
  for (const atom of atoms) {
    if (atom.box.top > top + body.leading * 1.5) continue
    const width = widthOf(atom.box)
    all += width
    opens += isOpening(atom, atoms, body) ? width : -width
  }
  return all > 0 ? opens / all : 0
}

/** A story opens with its headline, its picture, or a line or two right above the headline. */
function isOpening(atom: Atom, atoms: readonly Atom[], body: BodyType): boolean {
  if (isSeed(atom) || atom.kind === 'picture') return true
  if (atom.kind !== 'text' || atom.block.lines.length > 2) return false
  return atoms.some(
    ({ kind, box }) =>
      kind === 'headline' &&
      across(box, atom.box) > 0 &&
      box.top - atom.box.bottom > -body.leading &&
      box.top - atom.box.bottom < body.leading * 1.2,
  )
}
