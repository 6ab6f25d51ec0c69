import type { PageBox } from '#contract/page-model.ts'
import { readXml } from './read-xml.ts'

/** A word or half of a hyphenated word; `whole` is the complete word. */
export interface AltoWord {
  text: string
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

export interface AltoPage {
  width: number
  height: number
  blocks: ReadonlyMap<string, AltoBlock>
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
  const open: AltoBlock[] = []
  const sizes: PageBox[] = []
  let root = ''
  let unit = ''
  let isInUnit = false

  const fault = await readXml(path, {
    open(name, attributes) {
      root ||= name
      isInUnit = name === 'MeasurementUnit'
      if (FRAMES.has(name)) {
        const box = boxOf(attributes)
        if (name === 'Page') sizes.push(box ?? { left: 0, top: 0, width: 0, height: 0 })
        const block: AltoBlock = { ...(box && { box }), lines: [], words: [], children: [] }
        const id = attributes.get('ID')
        if (id !== undefined && !blocks.has(id)) blocks.set(id, block)
        open.at(-1)?.children.push(block)
        open.push(block)
      } else if (name === 'TextLine') {
        const box = boxOf(attributes)
        if (box) open.at(-1)?.lines.push(box)
      } else if (name === 'String') open.at(-1)?.words.push(wordOf(attributes))
      else if (name === 'HYP') {
        const word = open.at(-1)?.words.at(-1)
        if (word) word.isBroken = true
      }
    },
    close(name) {
      isInUnit = false
      if (FRAMES.has(name)) open.pop()
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
  return { page: { width: size.width, height: size.height, blocks } }
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
