import type { PageBox } from '#contract/page-model.ts'
import { readXml } from './read-xml.ts'

/** A word or half of a hyphenated word; `whole` is the complete word. */
export interface AltoWord {
  text: string
  /** Its own box, or else the box of its line. */
  box?: PageBox
  part?: 'first' | 'second'
  whole?: string
  /** A hyphen follows that is not part of the word. */
  isBroken?: boolean
}

/** A text block, an image, or a group of them. Boxes use the unit of the file. */
export interface AltoBlock {
  box?: PageBox
  lines: PageBox[]
  words: AltoWord[]
  children: AltoBlock[]
}

/** A range of the words of a page: `from` is the first, `to` the one after the last. */
export interface WordRange {
  from: number
  to: number
}

export interface AltoPage {
  width: number
  height: number
  blocks: ReadonlyMap<string, AltoBlock>
  /** In the order of the file, each with the block that contains it. */
  words: readonly { word: AltoWord; block: AltoBlock | undefined }[]
  /** The words of each block, line and word, by its id. */
  ranges: ReadonlyMap<string, WordRange>
}

export type AltoReading = { page: AltoPage } | { fault: string }

/** Positions become percentages of the page, so the unit cancels out. */
const UNITS = ['pixel', 'mm10', 'inch1200']

const FRAMES = new Set(
  `Page PrintSpace TopMargin LeftMargin RightMargin BottomMargin ComposedBlock TextBlock Illustration
  GraphicalElement`.split(/\s+/),
)

/** Reads the text and positions of one page. */
export async function readAlto(path: string): Promise<AltoReading> {
  const blocks = new Map<string, AltoBlock>()
  const words: { word: AltoWord; block: AltoBlock | undefined }[] = []
  const ranges = new Map<string, WordRange>()
  const openRanges: WordRange[] = []
  const open: AltoBlock[] = []
  const sizes: PageBox[] = []
  let root = ''
  let unit = ''
  let isInUnit = false

  const fault = await readXml(path, {
    open(name, attributes) {
      root ||= name
      isInUnit = name === 'MeasurementUnit'
      const isFrame = FRAMES.has(name)
      const id = attributes.get('ID')
      if (isFrame || name === 'TextLine') {
        const range = { from: words.length, to: words.length }
        openRanges.push(range)
        if (id !== undefined && !ranges.has(id)) ranges.set(id, range)
      }
      if (isFrame) {
        const box = boxOf(attributes)
        if (name === 'Page') sizes.push(box ?? { left: 0, top: 0, width: 0, height: 0 })
        const block: AltoBlock = { ...(box && { box }), lines: [], words: [], children: [] }
        if (id !== undefined && !blocks.has(id)) blocks.set(id, block)
        open.at(-1)?.children.push(block)
        open.push(block)
      } else if (name === 'TextLine') {
        const box = boxOf(attributes)
        if (box) open.at(-1)?.lines.push(box)
      } else if (name === 'String') {
        const box = boxOf(attributes) ?? open.at(-1)?.lines.at(-1)
        const word = { ...wordOf(attributes), ...(box && { box }) }
        if (id !== undefined && !ranges.has(id))
          ranges.set(id, { from: words.length, to: words.length + 1 })
        words.push({ word, block: open.at(-1) })
        open.at(-1)?.words.push(word)
      } else if (name === 'HYP') {
        const word = open.at(-1)?.words.at(-1)
        if (word) word.isBroken = true
      }
    },
    close(name) {
      isInUnit = false
      if (FRAMES.has(name)) open.pop()
      if (!FRAMES.has(name) && name !== 'TextLine') return
      const range = openRanges.pop()
      if (range) range.to = words.length
    },
    text(text) {
      if (isInUnit) unit += text.trim().toLowerCase()
    },
  })

  const [size] = sizes
  if (fault) return { fault }
  if (root !== 'alto') return { fault: `is not an ALTO file: its root element is <${root}>` }
  if (unit && !UNITS.includes(unit))
    return { fault: `uses the unit ${unit}; supported units are ${UNITS.join(', ')}` }
  if (!size || sizes.length > 1) return { fault: `has ${sizes.length} pages instead of one` }
  if (!(size.width > 0 && size.height > 0)) return { fault: 'does not give the size of its page' }
  return { page: { width: size.width, height: size.height, blocks, words, ranges } }
}

function boxOf(attributes: ReadonlyMap<string, string>): PageBox | undefined {
  const number = (name: string) => Number.parseFloat(attributes.get(name) ?? '')
  const width = number('WIDTH')
  const height = number('HEIGHT')
  if (!Number.isFinite(width) || !Number.isFinite(height)) return undefined
  return { left: number('HPOS') || 0, top: number('VPOS') || 0, width, height }
}

function wordOf(attributes: ReadonlyMap<string, string>): AltoWord {
  const text = attributes.get('CONTENT') ?? ''
  const whole = attributes.get('SUBS_CONTENT')
  const type = attributes.get('SUBS_TYPE')
  if (type === 'HypPart1') return { text, part: 'first', ...(whole && { whole }) }
  return type === 'HypPart2' ? { text, part: 'second' } : { text }
}
