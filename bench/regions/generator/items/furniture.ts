import { type Desk, newItem } from '../desk.ts'
import { LABELS } from '../text/names.ts'
import { bottomOf, hullOf, type Rect, rectOf } from '../type/geometry.ts'
import { setText } from '../type/set-text.ts'
import { BLACK, GREY } from '../type/sheet.ts'

const DATE = { en: 'Sunday, November 15, 2026', kn: 'ಭಾನುವಾರ, ನವೆಂಬರ್ 15, 2026' }

/** The line at the head of an inside page: number, section, date. */
export function setFolio(desk: Desk, page: number, left = desk.look.page.margin): void {
  const { look, writer, record } = desk
  const item = newItem(desk)
  const { width, margin } = look.page
  const place = { left, width: width - margin * 2, top: margin }
  const labels = LABELS[look.language]
  const number = setText(item, `${page}`, place, { face: look.head, size: 20 })
  const section = writer.pick(labels.section)
  const middle = setText(
    item,
    section,
    { ...place, top: margin + 2 },
    { face: look.sansBold, size: 15, align: 'centre', colour: look.accent },
  )
  const title = `${writer.pick(labels.titles)} | ${DATE[look.language]}`
  const date = setText(
    item,
    title,
    { ...place, top: margin + 6 },
    { face: look.sans, size: 9, align: 'right' },
  )
  const rule = { ...place, top: margin + 25, height: 0.8 }
  item.push({ kind: 'rule', rect: rule, colour: BLACK })
  const box = hullOf([number.box, middle.box, date.box, rule])
  record.furniture.push({ kind: 'folio', box, text: `${page} ${section} ${title}` })
}

/** The imprint or a slogan under the last stories. */
export function setFootLine(desk: Desk): void {
  const { look, record } = desk
  const item = newItem(desk)
  const { width, height, margin } = look.page
  const text = LABELS[look.language].foot
  const place = { left: margin, width: width - margin * 2, top: height - margin - 10 }
  item.push({ kind: 'rule', rect: { ...place, top: place.top - 4, height: 0.4 }, colour: BLACK })
  const { box } = setText(item, text, place, {
    face: look.sans,
    size: 7.5,
    align: 'centre',
    colour: GREY,
  })
  record.furniture.push({ kind: 'foot line', box, text })
}

/** Name, rules and date line of a front page, between two ears; returns where the page goes on. */
export function setMasthead(desk: Desk, rect: Rect, name: string): number {
  const { look, record } = desk
  const item = newItem(desk)
  const size = Math.min(64, rect.width / (look.language === 'kn' ? 9 : 10.5))
  const set = setText(item, name, rect, { face: look.head, size, align: 'centre' })
  const line = setText(
    item,
    DATE[look.language],
    { ...rect, top: set.bottom + 4 },
    { face: look.sans, size: 9, align: 'centre' },
  )
  record.furniture.push({
    kind: 'masthead',
    box: hullOf([set.box, line.box]),
    text: `${name} ${DATE[look.language]}`,
  })
  return line.bottom + 4
}

/** Promotions of stories inside, each with a picture and a page. */
export function setPromoStrip(desk: Desk, rect: Rect, count: number): void {
  const { look, writer, record } = desk
  const item = newItem(desk)
  item.push({ kind: 'fill', rect, colour: look.tint })
  const texts: string[] = []
  const width = (rect.width - 12 * (count + 1)) / count
  for (let index = 0; index < count; index++) {
    const left = rect.left + 12 + index * (width + 12)
    const picture = { left, top: rect.top + 7, width: rect.height - 14, height: rect.height - 14 }
    item.push({
      kind: 'picture',
      rect: picture,
      subject: `view ${index + 40}`,
      isGrey: false,
    })
    const place = {
      left: left + picture.width + 7,
      width: width - picture.width - 7,
      top: rect.top + 7,
    }
    const text = writer.headline(6)
    const set = setText(item, text, place, {
      face: look.sansBold,
      size: look.language === 'kn' ? 12 : 14,
    })
    const page = LABELS[look.language].page(writer.between(2, 12))
    setText(
      item,
      page,
      { ...place, top: set.bottom + 1 },
      { face: look.sans, size: 8, colour: look.accent },
    )
    texts.push(text, page)
  }
  record.furniture.push({ kind: 'promotion', box: rect, text: texts.join(' ') })
}

/** What is inside: a heading, then lines with a page each. */
export function setIndex(desk: Desk, rect: Rect): void {
  const { look, writer, record } = desk
  const item = newItem(desk)
  const labels = LABELS[look.language]
  const size = look.body.size * 1.05
  const head = setText(
    item,
    labels.inside,
    { ...rect, top: rect.top + 4 },
    { face: look.sansBold, size: size * 1.5, colour: look.accent },
  )
  item.push({ kind: 'rule', rect: { ...rect, height: 2 }, colour: look.accent })
  const texts: string[] = [labels.inside]
  let top = head.bottom + 5
  while (top + size * 3.6 < bottomOf(rect)) {
    const text = writer.headline(writer.between(3, 5))
    const page = `${writer.between(2, 16)}`
    const set = setText(
      item,
      text,
      { ...rect, width: rect.width - 26, top },
      { face: look.sans, size },
    )
    setText(item, page, { ...rect, top }, { face: look.sansBold, size, align: 'right' })
    item.push({ kind: 'rule', rect: { ...rect, top: set.bottom + 1, height: 0.3 }, colour: GREY })
    texts.push(text, page)
    top = set.bottom + 4
  }
  record.furniture.push({
    kind: 'index',
    box: rectOf(rect.left, rect.top, rect.left + rect.width, top),
    text: texts.join(' '),
  })
}
