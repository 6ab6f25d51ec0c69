import type { Scene } from '../content/story.ts'

/** A piece of HTML whose height must be known before anything can be placed. */
export interface Probe {
  key: string
  html: string
  /** Millimetres. */
  width: number
}

export interface Measured {
  /** Millimetres; Infinity when a word is wider than the space. */
  height(key: string): number
}

/** Where something stands on the page, in millimetres from its top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** One way in which a block can fill exactly so many lines. */
export interface Choice {
  lines: number
  cost: number
  headPt: number
  draw(box: Box, studio: Studio): string
}

/** Gives the address of a picture cut to a size in millimetres. */
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

/** Something that takes a rectangle of the page: a story, an advertisement, a table. */
export interface Block {
  id: string
  sort: BlockSort
  /** 0 for the page's lead. */
  rank: number
  spans: readonly number[]
  probes: readonly Probe[]
  /** The best choice for each height, by lines. */
  choices(span: number, measured: Measured): ReadonlyMap<number, Choice>
}

/** Of the choices that fill the same number of lines only the cheapest is kept. */
export function cheapest(choices: Iterable<Choice>): ReadonlyMap<number, Choice> {
  const best = new Map<number, Choice>()
  for (const choice of choices) {
    const rival = best.get(choice.lines)
    if (!rival || choice.cost < rival.cost) best.set(choice.lines, choice)
  }
  return best
}
