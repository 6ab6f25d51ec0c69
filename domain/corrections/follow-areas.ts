import type { DraftStory, PageDraft } from '#contract/desk/correction-steps.ts'
import type { PageBlock, PageBox } from '#contract/page-model.ts'
import type { PageWords, WordLine } from '#contract/page-words.ts'
import { areaOf, clipTo } from '../page-boxes.ts'
import { wordsIn } from '../page-words/words-in-areas.ts'
import { blocksOfLines } from './blocks-of-lines.ts'
import { divideBlock } from './divide-block.ts'

/** A block that no story covers by this share belongs to none. */
const LEAST_SHARE = 0.25
/** A block of no story goes to a story that covers this share of it. */
const CLAIMED_SHARE = 0.5

/**
 * Text follows area: after rectangles have changed, each block goes to the story that covers most of it. With the
 * words of the page, a block on a border is divided by its lines, and new area brings lines that no block has.
 */
export function followAreas(before: PageDraft, after: PageDraft, words?: PageWords): PageDraft {
  const rectsBefore = new Map(before.stories.map(({ id, rects }) => [id, rects]))
  const changed = after.stories.filter(({ id, rects }) => rectsBefore.get(id) !== rects)
  const newId = idMaker(after)
  const kept = new Map<string, PageBlock[]>(changed.map(({ id }) => [id, []]))
  const gained = new Map<string, PageBlock[]>(changed.map(({ id }) => [id, []]))
  const furniture: PageBlock[] = []
  const place = (block: PageBlock, owner: string | undefined, to: string | undefined) => {
    if (to === undefined) furniture.push(block)
    else (to === owner ? kept : gained).get(to)?.push(block)
  }
  const pool = [
    ...changed.flatMap(({ id, blocks }) => blocks.map((block) => ({ block, owner: id }))),
    ...after.furniture.map((block) => ({ block, owner: undefined })),
  ]
  for (const { block, owner } of pool) {
    const parts =
      owner !== undefined && words ? divideBlock(block, owner, changed, words, newId) : undefined
    if (parts) for (const part of parts) place(part.block, owner, part.to)
    else place(block, owner, newOwner(block, owner, changed))
  }
  const withBlocks = new Map<string, DraftStory>()
  for (const story of changed) {
    const own = kept.get(story.id) ?? []
    const blocks = (gained.get(story.id) ?? []).reduce(insertBlock, own)
    withBlocks.set(story.id, { ...story, blocks })
  }
  const isSame = furniture.length === after.furniture.length && pool.length > 0
  const next = {
    ...after,
    stories: after.stories.map((story) => withBlocks.get(story.id) ?? story),
    furniture:
      isSame && furniture.every((block, index) => block === after.furniture[index])
        ? after.furniture
        : furniture,
  }
  return words ? withNewLines(next, rectsBefore, withBlocks, words, newId) : next
}

function shareOf({ boxes }: PageBlock, { rects }: DraftStory): number {
  const whole = areaOf(boxes)
  return whole === 0 ? 0 : areaOf(clipTo(boxes, rects)) / whole
}

function newOwner(
  block: PageBlock,
  owner: string | undefined,
  stories: readonly DraftStory[],
): string | undefined {
  const shares = stories.map((story) => ({ id: story.id, share: shareOf(block, story) }))
  const [best] = shares.toSorted((one, other) => other.share - one.share)
  if (owner === undefined) return best && best.share > CLAIMED_SHARE ? best.id : undefined
  const own = shares.find(({ id }) => id === owner)?.share ?? 0
  if (best && best.share > own && best.share >= LEAST_SHARE) return best.id
  return own >= LEAST_SHARE ? owner : undefined
}

/** Inserts a block before the first one that is below it or in a later column. */
function insertBlock(blocks: readonly PageBlock[], block: PageBlock): PageBlock[] {
  const [box] = block.boxes
  const at = box ? blocks.findIndex(({ boxes: [other] }) => other && isBefore(box, other)) : -1
  return at < 0 ? [...blocks, block] : blocks.toSpliced(at, 0, block)
}

function isBefore(one: PageBox, other: PageBox): boolean {
  const isBeside = one.left >= other.left + other.width || other.left >= one.left + one.width
  if (!isBeside) return one.top < other.top
  return one.left < other.left && one.top < other.top + other.height
}

/** Gives stories the lines in their new area that are in no block. */
function withNewLines(
  draft: PageDraft,
  rectsBefore: ReadonlyMap<string, readonly PageBox[]>,
  changed: ReadonlyMap<string, DraftStory>,
  words: PageWords,
  newId: () => string,
): PageDraft {
  const known = [...draft.stories.flatMap(({ blocks }) => blocks), ...draft.furniture].flatMap(
    ({ boxes }) => boxes,
  )
  const isNew = (line: WordLine, old: readonly PageBox[]) => !isIn(line, known) && !isIn(line, old)
  const stories = draft.stories.map((story) => {
    if (!changed.has(story.id)) return story
    const old = rectsBefore.get(story.id) ?? []
    const lines = wordsIn(words, story.rects).filter((line) => isNew(line, old))
    if (lines.length === 0) return story
    return { ...story, blocks: blocksOfLines(lines, newId).reduce(insertBlock, story.blocks) }
  })
  return { ...draft, stories }
}

function isIn({ left, top, width, height }: PageBox, boxes: readonly PageBox[]): boolean {
  const x = left + width / 2
  const y = top + height / 2
  return boxes.some(
    (box) =>
      x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height,
  )
}

/** Makes ids that no block of the page has. */
function idMaker({ stories, furniture }: PageDraft): () => string {
  const taken = new Set(
    [...stories.flatMap(({ blocks }) => blocks), ...furniture].map(({ id }) => id),
  )
  let number = taken.size
  return () => {
    do number += 1
    while (taken.has(`n${number}`))
    taken.add(`n${number}`)
    return `n${number}`
  }
}
