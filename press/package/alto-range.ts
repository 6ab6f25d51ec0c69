import { hullOf } from '#domain/page-boxes.ts'
import type { AltoBlock, AltoPage, AltoWord } from './read-alto.ts'

export type AltoRange =
  | { kind: 'found'; blocks: AltoBlock[] }
  /** `id` is not in the file. */
  | { kind: 'unknown'; id: string }
  | { kind: 'reversed' }

/**
 * What an area of METS refers to: a block; or the words from one element to another, where an element
 * is a block, a line or a word. A range over several blocks gives one block for each.
 */
export function findRange(page: AltoPage, begin: string, end: string = begin): AltoRange {
  const block = page.blocks.get(begin)
  if (block && begin === end) return { kind: 'found', blocks: [block] }
  const first = page.ranges.get(begin)
  const last = page.ranges.get(end)
  if (!first) return { kind: 'unknown', id: begin }
  if (!last) return { kind: 'unknown', id: end }
  if (last.to <= first.from) return { kind: 'reversed' }
  const groups = new Map<AltoBlock | undefined, AltoWord[]>()
  for (const { word, block } of page.words.slice(first.from, last.to)) {
    const group = groups.get(block)
    if (group) group.push(word)
    else groups.set(block, [word])
  }
  return { kind: 'found', blocks: [...groups.values()].map(blockOfWords) }
}

function blockOfWords(words: AltoWord[]): AltoBlock {
  const boxes = words.map(({ box }) => box).filter((box) => box !== undefined)
  return { ...(boxes.length > 0 && { box: hullOf(boxes) }), lines: boxes, words, children: [] }
}
