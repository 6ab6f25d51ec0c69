import type { PageBox, PageStory } from '#contract/page-model.ts'
import { type AltoPage, readAlto } from '#press/package/read-alto.ts'
import { readPage } from '#press/read/read-page.ts'
import { BenchError, readInput } from './input.ts'
import { shareText, textTable } from './text-table.ts'

/** In words: a smaller block is a heading or a speck. */
const LEAST_WORDS = 30
/** A block is found if this part of its words, and of the words in the areas around them, agree. */
const SEPARATE = 0.9

interface BlockScore {
  name: string
  words: number
  /** The share of the block's words that stand in an area of a story. */
  covered: number
  /** Of the words in those areas, the share that belongs to this block. */
  own: number
}

/** Compares the areas that the press finds on a scan with the text blocks of its ALTO file. */
export async function altoColumns(pdf: string, alto: string): Promise<string> {
  const reading = await readAlto(alto)
  if ('fault' in reading) throw new BenchError(`${alto}: ${reading.fault}`)
  const { stories } = await readPage(await readInput(pdf))
  const scores = scoreBlocks(reading.page, stories)
  const separate = scores.filter(({ covered, own }) => Math.min(covered, own) >= SEPARATE)
  const rows = scores.map(({ name, words, covered, own }) => [
    name,
    words,
    shareText(covered),
    shareText(own),
  ])
  return [
    textTable(['block', 'words', 'in an area', 'areas its own'], rows),
    `${separate.length} of ${scores.length} blocks are separate: both figures are ${SEPARATE} or more.`,
  ].join('\n')
}

export function scoreBlocks(page: AltoPage, stories: readonly PageStory[]): BlockScore[] {
  const places = page.words.flatMap(({ word, block }) =>
    word.box && block ? [{ block, ...middleOf(word.box, page) }] : [],
  )
  const areas = stories
    .filter(({ type }) => type !== 'advertisement')
    .flatMap(({ rects }) => rects)
    .map((rect) => places.filter((place) => isIn(place, rect)))
  return [...page.blocks].flatMap(([name, block]) => {
    const mine = places.filter((place) => place.block === block)
    if (mine.length < LEAST_WORDS) return []
    const covered = new Set(areas.flat().filter((place) => place.block === block))
    const around = areas.filter(
      (area) => area.filter((place) => place.block === block).length > area.length / 2,
    )
    const inside = around.flat()
    const own = inside.filter((place) => place.block === block).length / (inside.length || 1)
    return [{ name, words: mine.length, covered: covered.size / mine.length, own }]
  })
}

const middleOf = ({ left, top, width, height }: PageBox, page: AltoPage) => ({
  x: ((left + width / 2) / page.width) * 100,
  y: ((top + height / 2) / page.height) * 100,
})

const isIn = ({ x, y }: { x: number; y: number }, { left, top, width, height }: PageBox) =>
  x > left && x < left + width && y > top && y < top + height
