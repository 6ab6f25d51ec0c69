import { type Atom, isSeed } from './atoms.ts'
import type { BodyType } from './blocks.ts'
import { heightOf, hullOf, overlapX, type Rect, widthOf } from './rect.ts'
import type { Rule } from './rules-and-panels.ts'

/** A part of the page with the certainty that it is one region. */
export interface Cell {
  atoms: Atom[]
  box: Rect
  /** 0 to 1, from the weakest cut around it. */
  certainty: number
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

const MIN_SCORE = 1
const SURE_SCORE = 8
/** Certainty of a part with several seeds that cannot be cut, and of the weakest possible cut. */
const UNCUT = 0.3
const WEAK_CUT = 0.6
const TOUCHING = 2

/** Recursively cuts the page along rules and white space until each part has one seed. */
export function cutPage(
  atoms: readonly Atom[],
  separators: { rules: readonly Rule[]; body: BodyType },
  certainty = 1,
): Cell[] {
  if (atoms.length === 0) return []
  const box = hullOf(atoms.map((atom) => atom.box))
  const whole = { atoms: [...atoms], box, certainty }
  if (atoms.filter(isSeed).length < 2) return [whole]
  const best = bestCut(atoms, box, separators)
  if (!best) return [{ ...whole, certainty: Math.min(certainty, UNCUT) }]
  const sure = Math.min(certainty, WEAK_CUT + (1 - WEAK_CUT) * Math.min(1, best.score / SURE_SCORE))
  return [...cutPage(best.before, separators, sure), ...cutPage(best.after, separators, sure)]
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
    (most, each) => (each.score > (most?.score ?? MIN_SCORE) ? each : most),
    undefined,
  )
  return best
}

/** Straight lines through the page that touch no atom. */
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
    .filter((rule) => rule.direction === direction && liesBetween(rule, from, to))
    .reduce((sum, rule) => sum + shareOf(rule, box, length), 0)
  const white = Math.max(0, to - from) / body.leading
  const opens =
    direction === 'across'
      ? openingScore(after, body)
      : Math.min(openingScore(before, body), openingScore(after, body))
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

function liesBetween({ box, direction }: Rule, from: number, to: number): boolean {
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

/** 1 if everything at the top of a part opens a story, -1 if nothing does. */
function openingScore(atoms: readonly Atom[], body: BodyType): number {
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

/** A story opens with its headline, a picture, or a line or two directly above the headline. */
function isOpening(atom: Atom, atoms: readonly Atom[], body: BodyType): boolean {
  if (isSeed(atom) || atom.kind === 'picture') return true
  if (atom.kind !== 'text' || atom.block.lines.length > 2) return false
  return atoms.some(
    ({ kind, box }) =>
      kind === 'headline' &&
      overlapX(box, atom.box) > 0 &&
      box.top - atom.box.bottom > -body.leading &&
      box.top - atom.box.bottom < body.leading * 1.2,
  )
}
