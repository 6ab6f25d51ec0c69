import type { Desk } from '../desk.ts'
import { LABELS } from '../text/names.ts'
import type { StoryRecord } from '../truth.ts'
import { bottomOf, hullOf, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { DESCENT, setText } from '../type/set-text.ts'
import { widthOf } from '../type/shape.ts'
import { GREY, type Item } from '../type/sheet.ts'

const SUBJECTS = 12

export interface PictureWish {
  width: number
  ratio: number
  credit?: 'inline' | 'turned'
  hasNoCaption?: boolean
}

/** A picture with its caption below; the result is the space that both take. */
export function setPicture(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  { left, top }: { left: number; top: number },
  wish: PictureWish,
): Rect {
  const { look, writer } = desk
  const credit = wish.credit === 'turned' ? `${LABELS[look.language].photo} ${writer.name()}` : ''
  const edge = credit ? look.body.size : 0
  const frame = { left, top, width: wish.width - edge, height: wish.width * wish.ratio }
  const subject = `view ${writer.between(1, SUBJECTS)}`
  item.push({ kind: 'picture', rect: frame, subject, isGrey: writer.chance(0.3) })
  story.marks.push(frame)
  if (credit) setTurnedCredit(desk, item, story, frame, credit)
  if (wish.hasNoCaption) {
    story.pictures.push({ box: frame, caption: '' })
    return rectOf(left, top, left + wish.width, bottomOf(frame) + 6)
  }
  const caption = `${writer.headline(writer.between(7, Math.max(8, Math.round(wish.width / 14))))}.`
  const style = { face: look.sans, size: look.body.size * 0.92 }
  const place = { left, width: wish.width, top: bottomOf(frame) + 3 }
  const set = setText(item, caption, place, style)
  story.blocks.push({ role: 'caption', text: caption, box: set.box })
  story.pictures.push({ box: frame, caption })
  let { bottom } = set
  if (wish.credit === 'inline') {
    const text = `${LABELS[look.language].photo} ${writer.name()}`
    const small = {
      face: look.sans,
      size: style.size * 0.85,
      colour: GREY,
      align: 'right',
    } as const
    const line = setText(item, text, { ...place, top: bottom }, small)
    story.blocks.push({ role: 'credit', text, box: line.box })
    bottom = line.bottom
  }
  return rectOf(left, top, left + wish.width, bottom + 5)
}

/** Small type that runs up the right edge of a picture. */
function setTurnedCredit(
  { look }: Desk,
  item: Item,
  story: StoryRecord,
  frame: Rect,
  text: string,
): void {
  const size = look.body.size * 0.72
  const face = look.sans
  const words = text.split(' ').map((word) => ({ text: word, face }))
  const space = size * 0.25
  const length = words.reduce((sum, word) => sum + widthOf(word.text, face, size) + space, -space)
  const left = rightOf(frame) + 1 + size * 0.8
  const baseline = bottomOf(frame)
  item.push({
    kind: 'text',
    line: { words, left, baseline, size, space, tracking: 0, colour: GREY, isTurned: true },
  })
  const box = rectOf(left - size * 0.8, baseline - length, left + size * DESCENT.en, baseline)
  story.blocks.push({ role: 'credit', text, box })
}

/** A portrait with the writer's name beside a column of comment. */
export function setAuthor(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  { left, top, width }: { left: number; top: number; width: number },
): Rect {
  const { look, writer } = desk
  const side = Math.min(width, 64)
  const frame = { left, top, width: side, height: side * 1.15 }
  item.push({
    kind: 'picture',
    rect: frame,
    subject: `portrait ${writer.between(1, SUBJECTS)}`,
    isGrey: true,
  })
  story.marks.push(frame)
  story.pictures.push({ box: frame, caption: '' })
  const name = writer.name()
  const beside = width - side - 6
  const place =
    beside > 50
      ? { left: left + side + 6, width: beside, top: top + side * 0.35 }
      : { left, width, top: bottomOf(frame) + 3 }
  const set = setText(item, name, place, { face: look.bold, size: look.body.size * 1.2 })
  story.blocks.push({ role: 'byline', text: name, box: set.box })
  const hull = hullOf([frame, set.box])
  return rectOf(left, top, left + width, bottomOf(hull) + 7)
}
