import type { Desk } from '../desk.ts'
import { LABELS } from '../text/names.ts'
import type { StoryRecord } from '../truth.ts'
import { breakLines } from '../type/break-lines.ts'
import { type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { leadingOf, setText, type TextStyle, wordsOf } from '../type/set-text.ts'
import { widthOf } from '../type/shape.ts'
import { BLACK, GREY, type Item, WHITE } from '../type/sheet.ts'
import type { StorySpec } from './spec.ts'

const TRIES = 60

/** A headline of the wanted number of lines, none of them short. */
function fitHeadline({ writer }: Desk, width: number, lines: number, style: TextStyle): string {
  const { size, tracking = 0, face } = style
  let best = { text: '', miss: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let text = writer.headline(2)
    for (let word = 0; word < lines * 12; word++) {
      const longer = `${text} ${writer.words(1)}`
      if (breakLines(wordsOf(longer, face), width, size, { tracking }).length > lines) break
      text = longer
    }
    const broken = breakLines(wordsOf(text, face), width, size, { tracking })
    const widest = Math.max(...broken.map((line) => line.width))
    const shortest = Math.min(...broken.map((line) => line.width))
    const miss =
      Math.abs(broken.length - lines) * 10 + (widest > width ? 5 : 0) + (width - shortest) / width
    if (miss < best.miss) best = { text, miss }
    if (miss < 0.3) break
  }
  return best.text
}

/** Kicker, headline, strapline and byline from the top of a space; returns where the body may begin. */
export function setHead(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  spec: StorySpec,
  space: Rect,
): number {
  const { look, writer } = desk
  const { head } = spec
  if (!head) return space.top
  const align = (head.isCentred ?? look.headAlign === 'centre') ? 'centre' : 'left'
  const isWhite = head.reversed !== undefined
  const pad = isWhite ? 8 : 0
  const place = { left: space.left + pad, width: space.width - pad * 2, top: space.top + pad }
  const start = item.length
  const add = (
    role: 'kicker' | 'headline' | 'strapline' | 'byline',
    text: string,
    style: TextStyle,
  ) => {
    const coloured = { ...style, ...(isWhite && { colour: WHITE }) }
    const { box, bottom } = setText(item, text, place, coloured)
    story.blocks.push({ role, text, box })
    place.top = bottom
    return box
  }

  if (spec.kicker) setKicker(desk, item, story, spec, place, isWhite)
  const strap: TextStyle = {
    face: head.isLight ? look.sans : writer.chance(0.5) ? look.italic : look.sans,
    size: Math.max(11, Math.min(16, head.size * 0.4)),
    align,
  }
  const strapline = () => {
    const text = fitHeadline(desk, place.width, space.width > 300 ? 1 : 2, strap)
    add('strapline', text, strap)
    place.top += 3
  }
  if (spec.strapline === 'above') strapline()
  const isSpaced = head.isSpacedOut && look.language === 'en'
  const style: TextStyle = {
    face: head.isLight ? look.lightHead : look.head,
    size: isSpaced ? head.size * 0.8 : head.size,
    align,
    colour: head.colour ?? BLACK,
    tracking: isSpaced ? head.size * 0.08 : 0,
    leading: head.size * (look.language === 'kn' ? 1.3 : 1.06),
  }
  const text = fitHeadline(desk, place.width, head.lines, style)
  add(
    'headline',
    isSpaced ? refit(text.toUpperCase(), place.width, head.lines, style) : text,
    style,
  )
  place.top += head.size * 0.12 + 2
  if (spec.strapline === 'below') strapline()
  if (spec.byline === 'head') {
    const face = look.sansBold
    const name = writer.name().toUpperCase()
    add('byline', `${LABELS[look.language].by} ${name}`, {
      face,
      size: look.body.size,
      align,
      colour: GREY,
    })
    place.top += 3
  }
  if (head.reversed === 'bar') {
    const bar = rectOf(space.left, space.top, rightOf(space), place.top + pad - 3)
    item.splice(start, 0, { kind: 'fill', rect: bar, colour: head.colour ?? look.accent })
    story.marks.push(bar)
    return place.top + pad + 3
  }
  return place.top + 3
}

/** Capitals are wider: words go until the lines are enough. */
function refit(
  text: string,
  width: number,
  lines: number,
  { face, size, tracking = 0 }: TextStyle,
) {
  const words = text.split(' ')
  while (
    words.length > 2 &&
    breakLines(wordsOf(words.join(' '), face), width, size, { tracking }).length > lines
  ) {
    words.pop()
  }
  return words.join(' ')
}

function setKicker(
  { look, writer }: Desk,
  item: Item,
  story: StoryRecord,
  spec: StorySpec,
  place: { left: number; width: number; top: number },
  isWhite: boolean,
): void {
  const isTag = spec.kicker === 'tag' && !isWhite
  const style: TextStyle = {
    face: look.sansBold,
    size: Math.max(9, look.body.size * 1.2),
    colour: isWhite || isTag ? WHITE : look.accent,
    tracking: look.language === 'en' && writer.chance(0.5) ? 0.8 : 0,
  }
  const words = writer.label()
  const text = look.language === 'en' ? words.toUpperCase() : words
  const width = text
    .split(' ')
    .reduce((sum, word) => sum + widthOf(`${word} `, style.face, style.size, style.tracking), 0)
  const pad = isTag ? 4 : 0
  if (isTag) {
    const rect = {
      left: place.left,
      top: place.top,
      width: width + pad * 2,
      height: leadingOf(style) + 4,
    }
    item.push({ kind: 'fill', rect, colour: look.accent })
  }
  if (spec.kicker === 'rule') {
    const rect = { left: place.left, top: place.top, width: place.width, height: 1.2 }
    item.push({ kind: 'rule', rect, colour: isWhite ? WHITE : look.accent })
    place.top += 5
  }
  const at = { left: place.left + pad, width: place.width, top: place.top + (isTag ? 2 : 0) }
  const { box, bottom } = setText(item, text, at, style)
  story.blocks.push({ role: 'kicker', text, box })
  place.top = bottom + (isTag ? 6 : 3)
}
