import type { Scene } from '../content/story.ts'

/** HTML whose height must be measured before blocks can be placed. */
export interface Probe {
  key: string
  html: string
  /** Millimetres. */
  width: number
}

export interface Measurements {
  /** In millimetres; Infinity if a word is wider than the space. */
  height(key: string): number
}

/** A position on the page, in millimetres from its top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A way to fill exactly this number of lines. */
export interface Choice {
  lines: number
  cost: number
  headPt: number
  draw(box: Box, studio: Studio): string
}

/** Returns the URL of a picture with a size in millimetres. */
export type Studio = (scene: Scene, width: number, height: number) => string

export type BlockSort =
  | 'story'
  | 'briefs'
  | 'letters'
  | 'table'
  | 'weather'
  | 'sudoku'
  | 'box'
  | 'classifieds'
  | 'ad'

/** A rectangular part of the page: a story, an advertisement, a table. */
export interface Block {
  id: string
  sort: BlockSort
  /** 0 for the lead of the page. */
  rank: number
  spans: readonly number[]
  probes: readonly Probe[]
  /** The best choice for each height in lines. */
  choices(span: number, measured: Measurements): ReadonlyMap<number, Choice>
}

/** Keeps the cheapest choice for each number of lines. */
export function cheapest(choices: Iterable<Choice>): ReadonlyMap<number, Choice> {
  const best = new Map<number, Choice>()
  for (const choice of choices) {
    const rival = best.get(choice.lines)
    if (!rival || choice.cost < rival.cost) best.set(choice.lines, choice)
  }
  return best
}
