import { createDesk, type Desk } from '../desk.ts'
import { setAd } from '../items/ads.ts'
import { setFolio, setIndex, setMasthead, setPromoStrip } from '../items/furniture.ts'
import { createLook } from '../look.ts'
import { LABELS } from '../text/names.ts'
import { rectOf } from '../type/geometry.ts'
import { fillCells, type PageOrder } from './open-page.ts'
import { across, cutPage, rows, typeArea } from './plan.ts'

const EAR_HEIGHT = 62

/** Masthead between two ears, a strip of promotions, an index, stories that go on inside. */
export async function frontPage({ feature, language, random }: PageOrder): Promise<Desk[]> {
  const look = await createLook(language, random, { columns: 6 })
  const desk = createDesk(look, random, { feature, page: 1 })
  const { width, margin } = look.page
  const ear = { left: margin, top: margin, width: width * 0.15, height: EAR_HEIGHT }
  setAd(desk, ear, 'ear')
  setAd(desk, { ...ear, left: width - margin - ear.width }, 'ear')
  const name = {
    left: margin + ear.width + 12,
    top: margin,
    width: width - 2 * (margin + ear.width + 12),
    height: 80,
  }
  let top = Math.max(
    setMasthead(desk, name, desk.writer.pick(LABELS[language].titles)),
    margin + EAR_HEIGHT + 6,
  )
  const strip = rectOf(margin, top + 4, width - margin, top + 70)
  setPromoStrip(desk, strip, 3)
  top += 82
  const cells = cutPage(
    desk,
    rows(
      [0.44, across([4, 'lead'], [2, rows([0.55, 'story'], [0.45, 'story'])])],
      [0.3, across([1, 'index'], [3, 'story'], [2, 'story'])],
      [0.26, across([2, 'story'], [2, 'story'], [2, 'ad'])],
    ),
    typeArea(desk, top - margin),
  )
  fillCells(desk, cells, (spec, { name: cell, rect }, index) => {
    if (cell === 'index') {
      setIndex(desk, rect)
      return undefined
    }
    if (cell === 'lead') return { ...spec, continues: 4 }
    return index % 2 ? { ...spec, seePage: 6 } : spec
  })
  return [desk]
}

/** Two pages printed as one sheet, with a story whose headline crosses the fold. */
export async function spreadPage({ feature, language, random }: PageOrder): Promise<Desk[]> {
  const look = await createLook(language, random, { columns: 6 })
  const desk = createDesk(look, random, { feature, page: 8 }, 2)
  const { width, height, margin } = look.page
  setFolio(desk, 8)
  setFolio(desk, 9, width + margin)
  const whole = rectOf(margin, margin + 34, width * 2 - margin, height - margin)
  const lead = { ...whole, height: whole.height * 0.42 }
  const rest = {
    ...whole,
    top: whole.top + lead.height + look.rowGap,
    height: whole.height * 0.58 - look.rowGap,
  }
  const half = width - margin * 2
  fillCells(desk, [{ name: 'lead', rect: lead, span: 12 }], (spec) => ({
    ...spec,
    columns: 12,
    head: { size: 62, lines: 1, isCentred: true },
    kicker: 'plain',
    strapline: 'below',
    picture: { span: 4, at: 7, ratio: 0.5, place: 'top', credit: 'inline' },
    quote: { span: 2, at: 2 },
  }))
  const plans = [
    rows([0.55, across([2, 'story'], [4, 'story'])], [0.45, across([3, 'story'], [3, 'ad'])]),
    rows(
      [0.5, across([3, 'story'], [3, 'story'])],
      [0.5, across([2, 'story'], [2, 'story'], [2, 'ad'])],
    ),
  ]
  for (const [index, plan] of plans.entries()) {
    const page = { ...rest, left: margin + index * width, width: half }
    fillCells(desk, cutPage(desk, plan, page))
  }
  return [desk]
}
