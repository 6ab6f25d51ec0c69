import { type Desk, newItem } from '../desk.ts'
import { LABELS, NAMES } from '../text/names.ts'
import { bottomOf, inset, type Rect, rectOf } from '../type/geometry.ts'
import { setText, type TextStyle } from '../type/set-text.ts'
import { BLACK, type Item, WHITE } from '../type/sheet.ts'

const MOST_LINES = 7

/** A display advertisement: an offer in large type, a picture, a telephone number. */
export function setAd(desk: Desk, rect: Rect, kind: 'display' | 'ear' = 'display'): void {
  const { look, writer, record } = desk
  const item = newItem(desk)
  const labels = LABELS[look.language]
  const names = NAMES[look.language]
  const dress = writer.pick(['frame', 'colour', 'tint', 'picture'] as const)
  const isDark = dress === 'colour' || (dress === 'picture' && kind === 'ear')
  if (isDark) item.push({ kind: 'fill', rect, colour: look.accent })
  if (dress === 'tint') item.push({ kind: 'fill', rect, colour: look.tint })
  if (!isDark) item.push({ kind: 'frame', rect: inset(rect, 0.5), width: 1, colour: BLACK })
  record.ads.push({ box: rect, kind })

  const colour = isDark ? WHITE : BLACK
  const room = inset(rect, Math.min(12, rect.width * 0.06))
  const write = (text: string, style: TextStyle) => {
    const set = setText(item, text, room, { align: 'centre', colour, ...style })
    room.height -= set.bottom - room.top
    room.top = set.bottom
  }
  const unit = Math.min(rect.width / 11, rect.height / 7)
  if (kind === 'ear') {
    write(writer.pick(names.firms), { face: look.head, size: Math.min(17, rect.width / 8) })
    write(phoneOf(desk), { face: look.sansBold, size: 9.5 })
    return
  }
  if (writer.chance(0.3)) write(labels.advertisement, { face: look.sans, size: 6.5 })
  write(writer.pick(names.firms), { face: look.sansBold, size: Math.min(unit * 1.15, 34) })
  const hasPicture = room.height > 130 && (dress === 'picture' || writer.chance(0.5))
  if (hasPicture) room.top = drawPicture(desk, item, room)
  room.height = bottomOf(rect) - 10 - room.top
  write(`${writer.between(2, 6)}0% ${writer.words(2)}!`, {
    face: look.head,
    size: Math.min(unit, 30),
  })
  if (room.height > 70)
    write(labels.offer, { face: look.sans, size: Math.max(9, Math.min(16, rect.width / 20)) })
  const small = Math.max(8.5, Math.min(15, rect.width / 22))
  for (let line = 0; line < MOST_LINES && room.height > small * 1.4 + 40; line++) {
    write(`• ${writer.headline(writer.between(2, 4))}`, { face: look.sans, size: small })
  }
  if (room.height > 24) {
    const foot = { ...room, top: bottomOf(rect) - 26 }
    const address = `${writer.between(1, 90)}, ${writer.pick(names.streets)}, ${writer.pick(names.places)}`
    setText(item, `${labels.call} ${phoneOf(desk)}`, foot, {
      face: look.sansBold,
      size: 9,
      align: 'centre',
      colour,
    })
    setText(
      item,
      address,
      { ...foot, top: foot.top + 12 },
      { face: look.sans, size: 7, align: 'centre', colour },
    )
  }
}

export const phoneOf = ({ writer }: Desk): string => `00000 ${writer.between(10000, 99999)}`

function drawPicture({ writer }: Desk, item: Item, room: Rect): number {
  const height = room.height * 0.5
  const rect = rectOf(
    room.left + room.width * 0.12,
    room.top + 4,
    room.left + room.width * 0.88,
    room.top + height,
  )
  item.push({ kind: 'picture', rect, subject: `view ${writer.between(20, 30)}`, isGrey: false })
  return bottomOf(rect) + 6
}
