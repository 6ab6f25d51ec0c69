import type { Atom } from './atoms.ts'
import type { Block, BodyType } from './blocks.ts'
import { mostFrequent } from './most-frequent.ts'
import { overlapX, type Rect, widthOf } from './rect.ts'

/** The blocks of an article by role. */
export interface Roles {
  headline: Block[]
  kicker: Block[]
  standfirst: Block[]
  byline: Block[]
  captions: Block[][]
  quotes: Block[][]
  running: Block[]
}

const byTop = (a: Block, b: Block) => a.box.top - b.box.top || a.box.left - b.box.left

/** Assigns a role to every text block of an article. */
export function rolesOf(atoms: readonly Atom[], body: BodyType): Roles {
  const head = atoms.filter(({ kind }) => kind === 'headline' || kind === 'title')
  const headline = head.flatMap((atom) => ('block' in atom ? [atom.block] : [])).sort(byTop)
  const texts = atoms.flatMap((atom) => (atom.kind === 'text' ? [atom.block] : [])).sort(byTop)
  const left = new Set(texts)
  const take = (blocks: readonly Block[]) => {
    for (const block of blocks) left.delete(block)
    return [...blocks]
  }
  const captions = atoms
    .filter(({ kind }) => kind === 'picture')
    .map(({ box }) => take(captionUnder(box, [...left], body)))
  const top = headline[0]
  const kicker = top ? take(kickerOver(top, [...left], body)) : []
  const under = headline.at(-1)
    ? underHead(headline, [...left], body)
    : { standfirst: [], byline: [] }
  take(under.standfirst)
  take(under.byline)
  const quotes = atoms.flatMap((atom) =>
    atom.kind === 'quote' ? [[atom.block, ...take(speakerUnder(atom.block, [...left], body))]] : [],
  )
  return { headline, kicker, ...under, captions, quotes, running: [...left] }
}

/** A caption is small type directly under a picture and within its width. */
function captionUnder(picture: Rect, blocks: readonly Block[], body: BodyType): Block[] {
  const font = fontOf(blocks, body)
  const caption: Block[] = []
  let bottom = picture.bottom
  for (const block of blocks) {
    const { box, size, lines } = block
    const isWithin = box.left > picture.left - 6 && box.right < picture.right + 6
    const gap = box.top - bottom
    if (!isWithin || gap < -3 || gap > size * (caption.length > 0 ? 0.9 : 1.6)) continue
    if (size > body.size * 0.97 && lines.some((line) => line.font === font)) continue
    if (size > body.size * 1.1) continue
    caption.push(block)
    bottom = box.bottom
  }
  return caption
}

/** A line or two of small type directly under a pull quote names the speaker. */
function speakerUnder({ box, size }: Block, blocks: readonly Block[], body: BodyType): Block[] {
  return blocks.filter((block) => {
    const gap = block.box.top - box.bottom
    const isSmall = block.size < body.size * 0.95 && block.lines.length <= 2
    return isSmall && gap > -3 && gap < size && overlapX(block.box, box) > 0
  })
}

function kickerOver({ box, size }: Block, blocks: readonly Block[], body: BodyType): Block[] {
  return blocks.filter((block) => {
    const gap = box.top - block.box.bottom
    return (
      block.lines.length <= 2 &&
      block.size < size * 0.8 &&
      gap > -size * 0.3 &&
      gap < body.leading * 1.2 &&
      overlapX(block.box, box) > 0
    )
  })
}

/** Below the headline: larger type is the standfirst, then a line or two of small type is the byline. */
function underHead(
  headline: readonly Block[],
  blocks: readonly Block[],
  body: BodyType,
): { standfirst: Block[]; byline: Block[] } {
  const font = fontOf(blocks, body)
  const standfirst: Block[] = []
  const byline: Block[] = []
  const last = headline.at(-1)
  if (!last) return { standfirst, byline }
  const span = { left: Math.min(...headline.map(({ box }) => box.left)), right: last.box.right }
  let bottom = last.box.bottom
  for (const block of blocks) {
    const { box, size, lines } = block
    const gap = box.top - bottom
    if (gap < -size || gap > Math.max(size * 2.2, last.size)) continue
    if (overlapX(box, { ...last.box, ...span }) <= 0) continue
    const isLarge = size >= body.size * 1.1
    const isSmall =
      lines.length <= 2 && lines.every((line) => line.font !== font || size < body.size * 0.95)
    if (isLarge && byline.length === 0) standfirst.push(block)
    else if (isSmall && lettersOf(block) <= 70 && byline.length < 2) byline.push(block)
    else break
    bottom = box.bottom
    span.right = Math.max(span.right, box.right)
  }
  return { standfirst, byline }
}

const lettersOf = ({ lines }: Block) => lines.reduce((sum, { letters }) => sum + letters, 0)

function fontOf(blocks: readonly Block[], body: BodyType): number {
  const lines = blocks
    .filter(({ size, box }) => Math.abs(size / body.size - 1) < 0.06 && widthOf(box) > 0)
    .flatMap((block) => block.lines)
  return mostFrequent(
    lines,
    ({ font }) => font,
    ({ letters }) => letters,
  )
}
