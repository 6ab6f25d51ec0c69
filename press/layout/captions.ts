import { joinLines } from '../read/join-lines.ts'
import type { Line } from '../read/lines.ts'
import type { Vocabulary } from '../read/vocabulary.ts'
import { type DraftBlock, textBlock, textOf } from './draft-block.ts'
import { hullOf, type Rect } from './geometry.ts'
import type { Picture } from './piece.ts'
import type { TextBlock } from './text-blocks.ts'

const WORD = '(?:photos?|pics?|pictures?|image|illustration|credit|ಚಿತ್ರ(?:ಗಳು)?|ಛಾಯಾಚಿತ್ರ)'
/** The word before it is a name, not the end of the caption. */
const CREDIT = new RegExp(`^(?:\\S*[^\\s.!?।]\\s)?${WORD}\\s*[:/–-]`, 'iu')
/** After the last sentence of the caption. */
const CREDIT_AT_END = new RegExp(`(?<=[.!?।]\\s)(?:\\S+\\s)?${WORD}\\s*[:/].{2,40}$`, 'iu')
const MOST_CREDIT_WORDS = 5
const LEAST_CREDIT_LETTERS = 3

/** A picture, its caption and the name of its photographer. */
export function pictureBlocks(
  { box, credit: turned = [] }: Picture,
  blocks: readonly TextBlock[],
  vocabulary: Vocabulary,
): DraftBlock[] {
  const picture: DraftBlock = { role: 'picture', boxes: [box] }
  const isCredit = (block: TextBlock) => {
    const text = textOf(block.lines)
    const isLast = blocks.length > 1 && block === blocks.at(-1)
    const isSmaller = block.size < (blocks[0]?.size ?? 0) * 0.95
    return CREDIT.test(text) || (isShort(text) && isLast && isSmaller)
  }
  const divided = blocks.filter((block) => !isCredit(block)).map(divideAtCredit)
  const caption = textBlock(
    'caption',
    divided.map(({ block }) => block),
    vocabulary,
  )
  const credits = [...divided.flatMap(({ credit }) => credit ?? []), ...blocks.filter(isCredit)]
  const credit = textBlock('credit', credits, vocabulary)
  const beside: DraftBlock = {
    role: 'credit',
    text: joinLines(turned.map(({ text }) => text)),
    boxes: turned.map((line) => line.box),
  }
  const words = [...caption, ...credit, ...(turned.length > 0 ? [beside] : [])]
  return [picture, ...words.map((block) => ({ ...block, of: picture }))]
}

const isShort = (text: string) => text.split(' ').length <= MOST_CREDIT_WORDS

/** The credit may stand on the last line of the caption, after its words. */
function divideAtCredit(block: TextBlock): { block: TextBlock; credit?: TextBlock } {
  const last = block.lines.at(-1)
  const credit = last && creditIn(last)
  if (!last || !credit || !last.text.endsWith(credit)) return { block }
  const words = { ...last, text: last.text.slice(0, -credit.length).trim() }
  const lines = [...block.lines.slice(0, -1), ...(words.text ? [words] : [])]
  return {
    block: { ...block, lines, box: hullOf((lines.length > 0 ? lines : [last]).map(boxOf)) },
    credit: { ...block, lines: [{ ...last, text: credit }], box: last.box },
  }
}

const boxOf = ({ box }: Line): Rect => box

function creditIn({ text, ending }: Line): string {
  const isName = [...ending].length >= LEAST_CREDIT_LETTERS && isShort(ending)
  return isName ? ending : (CREDIT_AT_END.exec(text)?.[0] ?? '')
}
