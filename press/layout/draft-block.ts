import type { PageBlock, PageBox } from '#contract/page-model.ts'
import { joinLines } from '../read/join-lines.ts'
import type { Line } from '../read/lines.ts'
import type { Vocabulary } from '../read/vocabulary.ts'
import { heightOf, type Rect, widthOf } from './geometry.ts'
import type { TextBlock } from './text-blocks.ts'

/** A block of a story before it has an id; a caption refers to the block of its picture. */
export interface DraftBlock extends Omit<PageBlock, 'id' | 'of' | 'boxes' | 'text'> {
  boxes: Rect[]
  text?: string
  of?: DraftBlock
}

/** One block with the words of all, or none if there are no words. */
export function textBlock(
  role: DraftBlock['role'],
  blocks: readonly TextBlock[],
  vocabulary: Vocabulary,
): DraftBlock[] {
  const text = textOf(
    blocks.flatMap(({ lines }) => lines),
    vocabulary,
  )
  return text === '' ? [] : [{ role, text, boxes: blocks.map(({ box }) => box) }]
}

export function textOf(lines: readonly Line[], vocabulary?: Vocabulary): string {
  return joinLines(
    lines.map(({ text }) => text),
    vocabulary,
  )
}

/** Gives the blocks of a story ids that are unique on the page. */
export function numberBlocks(
  drafts: readonly DraftBlock[],
  prefix: string,
  page: Rect,
): PageBlock[] {
  const ids = new Map(drafts.map((draft, index) => [draft, `${prefix}-${index + 1}`]))
  return drafts.map((draft, index) => {
    const { of, boxes, text = '', ...block } = draft
    const picture = of && ids.get(of)
    return {
      id: `${prefix}-${index + 1}`,
      ...block,
      boxes: boxes.map((box) => percentOf(box, page)),
      text,
      ...(picture !== undefined && { of: picture }),
    }
  })
}

export function percentOf(rect: Rect, page: Rect): PageBox {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100_000) / 1000
  return {
    left: percent(rect.left - page.left, widthOf(page)),
    top: percent(rect.top - page.top, heightOf(page)),
    width: percent(widthOf(rect), widthOf(page)),
    height: percent(heightOf(rect), heightOf(page)),
  }
}
