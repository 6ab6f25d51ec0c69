import type { Desk } from '../desk.ts'
import { setFootLine } from '../items/furniture.ts'
import { setStory } from '../story/set-story.ts'
import type { StorySpec } from '../story/spec.ts'
import { bottomOf, columnsOf, rectOf, rightOf } from '../type/geometry.ts'
import { autoSpec } from './auto-spec.ts'
import { fillCells, openPage, type PageOrder } from './open-page.ts'
import { across, type Cell, rows } from './plan.ts'

type Recipe = (order: PageOrder) => Promise<Desk[]>

/** A page like any other, on which many stories have one thing in common. */
const storyPage =
  (
    change: (spec: StorySpec, cell: Cell, index: number) => StorySpec,
    wishes: Parameters<typeof openPage>[1] = {},
  ): Recipe =>
  async (order) => {
    const { desk, cells } = await openPage(order, wishes)
    fillCells(desk, cells, change)
    if (wishes.foot) setFootLine(desk)
    return [desk]
  }

const turn = <T>(choices: readonly T[], index: number): T | undefined =>
  choices[index % choices.length]

export const leadPage = storyPage((spec, { rect }, index) => {
  const { head } = spec
  const isSpaced = index % 3 === 2 && head !== undefined
  return {
    ...spec,
    kicker: turn(['tag', 'plain', 'rule'] as const, index) ?? 'plain',
    ...(rect.height > 190 && { strapline: index % 2 ? 'above' : 'below' }),
    ...(isSpaced && { head: { ...head, isSpacedOut: true } }),
  }
})

export const raggedPage = storyPage((spec) => spec, { isRagged: true })

export const framedPage = storyPage(
  (spec, { span }, index) => {
    const frame = turn(['line', 'tint', 'double', 'tint and line'] as const, index)
    return span <= 2 && frame
      ? { ...spec, frame, ...(span === 2 && { columns: 1 + (index % 2) }) }
      : spec
  },
  {
    columns: 7,
    plan: rows(
      [0.36, across([4, 'lead'], [1, 'story'], [2, rows([0.55, 'story'], [0.45, 'story'])])],
      [0.34, across([1, 'story'], [2, 'story'], [1, 'story'], [3, 'story'])],
      [0.3, across([2, 'story'], [2, 'story'], [1, 'story'], [2, 'ad'])],
    ),
  },
)

export const capitalsPage = storyPage((spec, { rect }, index) => {
  const initial = turn(['drop', 'raised', 'drop', 'capitals'] as const, index)
  if (rect.height < 170 || !initial) return spec
  const { hasDateline, byline, ...rest } = spec
  return { ...rest, initial, ...(byline === 'head' && { byline }) }
})

export const whiteSpacePage = storyPage((spec) => spec, { rules: 'none', hasColumnRules: false })

export const quotesPage = storyPage((spec, { rect }, index) => {
  const { picture, ...rest } = spec
  if (rect.height < 230) return spec
  const { columns } = spec
  const at = Math.max(0, columns - 2)
  const wide = columns >= 3 ? 2 : 1
  if (index % 3 === 2) return { ...rest, facts: { span: wide, at } }
  if (index % 3 === 1) return { ...rest, quote: { span: 1, at: Math.min(1, columns - 1) } }
  return {
    ...(columns > 3 ? spec : rest),
    quote: {
      span: wide === 2 && columns > 3 ? 1 : wide,
      at: 0,
      isBoxed: index % 2 === 0,
    },
    ...(columns > 3 && !picture && { facts: { span: 1, at: columns - 1 } }),
  }
})

export const reversedPage = storyPage((spec, { rect, name }, index) => {
  const { head } = spec
  if (!head) return spec
  if (name === 'lead' || (rect.height > 330 && spec.columns > 2)) {
    const ratio = Math.min(0.55, (rect.height * 0.52) / rect.width)
    return {
      ...spec,
      head: { ...head, size: Math.min(head.size, 40), reversed: 'picture', isCentred: false },
      strapline: 'below',
      picture: { span: spec.columns, at: 0, ratio, place: 'above headline', credit: 'inline' },
    }
  }
  return index % 3 === 0 ? spec : { ...spec, head: { ...head, reversed: 'bar' } }
})

export const cutOutPage = storyPage((spec, { rect }) => {
  if (spec.columns < 2 || rect.height < 240) return spec
  const { picture, byline, ...rest } = spec
  return { ...rest, hasCutOut: true }
})

export const unequalPage = storyPage((spec, _cell, index) => {
  const widths = {
    2: [1.6, 1],
    3: [1.5, 1, 1],
    4: [1, 1.7, 1],
    5: [1.4, 1, 1.4],
    6: [2, 1, 1, 1.5],
  }[spec.columns]
  if (!widths) return spec
  const columns = widths.length
  const order = index % 2 ? widths.toReversed() : widths
  const picture = spec.picture && {
    ...spec.picture,
    span: 1,
    at: order.indexOf(Math.max(...order)),
  }
  return { ...spec, columns, widths: order, ...(picture && { picture }) }
})

export const turnedPage = storyPage((spec, { rect }) => {
  if (rect.height < 230) return spec
  const { columns, picture } = spec
  const span = Math.max(1, Math.min(columns - 1, 3))
  const ratio = Math.min(0.65, (rect.height * 0.4) / ((rect.width / columns) * span))
  const place = { span, at: columns - span, ratio, place: 'top', ...picture } as const
  return { ...spec, picture: { ...place, credit: 'turned' } }
})

export const pictureFirstPage = storyPage((spec, { rect }, index) => {
  if (rect.height < 220 || index % 4 === 3) return spec
  const { columns } = spec
  const span = columns
  const ratio = Math.min(0.6, (rect.height * 0.36) / rect.width)
  return { ...spec, picture: { span, at: 0, ratio, place: 'above headline', credit: 'inline' } }
})

export const footLinePage = storyPage((spec) => spec, { foot: 20 })

/** A story runs on over another page; others end with a reference. */
export const referencesPage: Recipe = async (order) => {
  const first = await openPage(order, { page: 1 })
  fillCells(first.desk, first.cells, (spec, { name }, index) =>
    name === 'lead' || index === 2
      ? { ...spec, continues: 5 }
      : index % 2
        ? { ...spec, seePage: 7 }
        : spec,
  )
  const second = await openPage(order, { page: 5 })
  fillCells(second.desk, second.cells, (spec, _cell, index) =>
    index === 1 || index === 3
      ? { ...spec, continuedFrom: 1 }
      : index === 4
        ? { ...spec, seePage: 8 }
        : spec,
  )
  return [first.desk, second.desk]
}

/** Stories in the form of an L around another one. */
export const lShapedPage: Recipe = async (order) => {
  const { desk, cells, look } = await openPage(order, {
    columns: 6,
    plan: rows(
      [0.42, across([4, 'bent'], [2, rows([0.5, 'story'], [0.5, 'story'])])],
      [0.36, across([2, 'story'], [4, 'bent'])],
      [0.22, across([2, 'ad'], [3, 'story'], [1, 'story'])],
    ),
  })
  let bent = 0
  fillCells(desk, cells, (spec, cell) => {
    if (cell.name !== 'bent') return spec
    const edge = bent++ % 2 ? 'top' : 'bottom'
    const side = edge === 'top' ? 'right' : desk.writer.pick(['left', 'right'] as const)
    const { rect, span } = cell
    const height = rect.height * 0.46
    const grid = columnsOf(rect, span, look.gutter)
    const [from, to] = side === 'left' ? [grid[0], grid[1]] : [grid[2], grid[3]]
    if (!from || !to) return spec
    const inner = rectOf(
      from.left,
      edge === 'top' ? rect.top : bottomOf(rect) - height + look.rowGap,
      rightOf(to),
      edge === 'top' ? rect.top + height - look.rowGap : bottomOf(rect),
    )
    setStory(desk, autoSpec(desk, { name: 'story', rect: inner, span: 2 }))
    const { picture, ...rest } = spec
    return { ...rest, columns: span, notch: { columns: 2, height, side, edge } }
  })
  return [desk]
}
