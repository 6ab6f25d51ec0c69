import { expect, test } from 'vitest'
import type { PageBlock, PageBox } from '#contract/page-model.ts'
import { columnsOf, hasHeadline, middleHeight } from './columns.ts'
import type { GuidedView } from './fit.ts'
import { readingOrder, storiesOnPage } from './reading-order.ts'
import { nextStop, readingOf, stopOfColumn } from './stops.ts'

const box = (left: number, top: number, width: number, height: number): PageBox => ({
  left,
  top,
  width,
  height,
})
const block = (role: PageBlock['role'], ...boxes: PageBox[]): PageBlock => ({
  id: 'b',
  role,
  boxes,
  text: '',
})
const area = box(0, 0, 50, 50)
const stopsOf = (columns: PageBox[], guided: GuidedView) => readingOf([{ columns }], guided).stops

test.each([
  [
    'paragraphs below each other are one column',
    [block('body', box(10, 20, 14, 5)), block('body', box(10, 26, 14, 5))],
    [box(10, 20, 14, 11)],
  ],
  [
    'a paragraph that goes on in the next column',
    [block('body', box(10, 20, 14, 9), box(26, 10, 8, 0.7)), block('body', box(26, 11, 14, 18))],
    [box(10, 20, 14, 9), box(26, 10, 14, 19)],
  ],
  [
    'a wide introduction above two columns is one of its own',
    [
      block('body', box(10, 10, 30, 5)),
      block('body', box(10, 16, 14, 5)),
      block('body', box(26, 16, 14, 5)),
    ],
    [box(10, 10, 30, 5), box(10, 16, 14, 5), box(26, 16, 14, 5)],
  ],
  [
    'columns that a picture interrupts go on below it',
    [
      block('body', box(10, 10, 14, 5)),
      block('body', box(26, 10, 14, 5)),
      block('picture', box(10, 16, 30, 8)),
      block('body', box(10, 25, 14, 5)),
    ],
    [box(10, 10, 14, 5), box(26, 10, 14, 5), box(10, 25, 14, 5)],
  ],
  [
    'a headline as narrow as the column belongs to it, a wider one does not',
    [
      block('headline', box(10, 5, 12, 4)),
      block('strapline', box(10, 2, 40, 2)),
      block('body', box(10, 10, 14, 5)),
    ],
    [box(10, 5, 14, 10)],
  ],
  ['a story without running text', [block('picture', box(1, 1, 20, 20))], [area]],
])('columns: %s', (_what, blocks, columns) => {
  expect(columnsOf(blocks, area)).toEqual(columns)
})

test.each([
  ['narrow headline above a column', [block('headline', box(10, 5, 12, 4))], true],
  ['wide headline', [block('headline', box(10, 5, 30, 4))], false],
  ['story without a headline', [], false],
])('the columns show the headline: %s', (_what, heads, expected) => {
  const blocks = [...heads, block('body', box(10, 10, 14, 5)), block('body', box(26, 10, 14, 5))]
  expect(hasHeadline(columnsOf(blocks, area), blocks)).toBe(expected)
})

test('the height of a line is the middle one', () => {
  expect(middleHeight([{ height: 3 }, { height: 1 }, { height: 1.2 }])).toBe(1.2)
  expect(middleHeight([])).toBeUndefined()
})

const story = (id: string, on?: { pageNo: number; article?: string }) => ({
  id,
  ...(on && {
    pageReferences: [{ kind: 'continues-on' as const, page: on.pageNo, ...on }],
  }),
})
const page = (pageNo: number, articles: ReturnType<typeof story>[], locked = false) => ({
  pageNo,
  locked,
  articles,
})

test.each([
  ['page by page', [page(1, [story('a'), story('b')]), page(2, [story('c')])], '0a 0b 1c'],
  [
    'a continuation follows its story and is not repeated',
    [page(1, [story('a', { pageNo: 2, article: 'c' }), story('b')]), page(2, [story('c')])],
    '0a 1c 0b',
  ],
  [
    'a continuation on a locked page has no name and is left out',
    [page(1, [story('a', { pageNo: 2 }), story('b')]), page(2, [], true)],
    '0a 0b',
  ],
  [
    'two stories that refer to each other',
    [
      page(1, [story('a', { pageNo: 2, article: 'b' })]),
      page(2, [story('b', { pageNo: 1, article: 'a' })]),
    ],
    '0a 1b',
  ],
])('reading order: %s', (_what, pages, expected) => {
  const order = readingOrder(pages).map(({ pageIndex, id }) => `${pageIndex}${id}`)
  expect(order.join(' ')).toBe(expected)
})

test.each([
  ['from the first', 0, 1, ['a', 'b']],
  ['from the second', 1, 1, ['b']],
  ['back from the last', 3, -1, ['d', 'c']],
] as const)('the stories of one page: %s', (_which, from, by, ids) => {
  const order = readingOrder([page(1, [story('a'), story('b')]), page(2, [story('c'), story('d')])])
  expect(storiesOnPage(order, from, by).map(({ id }) => id)).toEqual(ids)
})

const page390 = {
  bar: 0,
  view: { width: 390, height: 760 },
  page: { width: 2400, height: 3780 },
  textPx: 15,
}
const guided = { ...page390, sharpest: 2400, lineHeight: 0.7 }

test.each([
  ['a column of a broadsheet fills the phone', box(10, 20, 22, 10), 2400, 0.7, 1664, false, 1],
  ['the largest image limits the zoom', box(10, 20, 14, 10), 2400, 0.7, 2400, false, 1],
  ['a larger image allows more', box(10, 20, 14, 10), 3600, 0.7, 2614, false, 1],
  [
    'a wide column is panned, because its text would be small',
    box(10, 20, 60, 10),
    2400,
    0.7,
    1497,
    true,
    1,
  ],
  [
    'a wide column of unknown text size fills the screen',
    box(10, 20, 60, 10),
    2400,
    undefined,
    610,
    false,
    1,
  ],
  ['a high column is shown smaller, as a whole', box(10, 20, 14, 30), 2400, 0.7, 1583, false, 1],
  ['a long column has as few stops as possible', box(10, 10, 22, 60), 2400, 0.7, 1499, false, 2],
  ['a column that needs another stop is large', box(10, 10, 22, 70), 2400, 0.7, 1664, false, 3],
  [
    'a column of unknown text size is shown only a little smaller',
    box(10, 10, 22, 60),
    2400,
    undefined,
    1499,
    false,
    2,
  ],
])('%s', (_what, column, sharpest, lineHeight, width, isWider, count) => {
  const stops = stopsOf([column], { ...page390, sharpest, lineHeight })
  expect(stops).toHaveLength(count)
  expect(stops[0]?.page.width).toBeCloseTo(width, 0)
  expect(stops[0]?.isWider).toBe(isWider)
  const type = ((lineHeight ?? 0.7) / 100 / 1.1) * (stops[0]?.page.height ?? 0)
  if (lineHeight) expect(type).toBeGreaterThanOrEqual(14.99)
})

test('a reader who wants larger text gets larger columns and more stops', () => {
  const stops = stopsOf([box(10, 20, 14, 30)], { ...guided, textPx: 20 })
  expect(stops).toHaveLength(2)
  expect(stops[0]?.page.width).toBeGreaterThan(1583)
})

test.each([
  [
    'that fit on the screen together',
    [box(10, 20, 10.5, 15), box(21.8, 20, 10.5, 15)],
    [box(10, 20, 22.3, 15)],
  ],
  [
    'that are too wide for the screen together',
    [box(10, 20, 14, 15), box(25, 20, 14, 15)],
    [box(10, 20, 14, 15), box(25, 20, 14, 15)],
  ],
  [
    'that lie far from each other',
    [box(10, 33, 10.5, 5), box(21.8, 20, 10.5, 5)],
    [box(10, 33, 10.5, 5), box(21.8, 20, 10.5, 5)],
  ],
])('columns %s', (_which, columns, shown) => {
  const boxes = stopsOf(columns, guided).flatMap(
    ({ column, parts }) => parts?.map((part) => part.column) ?? [column],
  )
  expect(boxes.map((one) => Object.values(one).map(Math.fround))).toEqual(
    shown.map((one) => Object.values(one).map(Math.fround)),
  )
})

const parts = (stops: ReturnType<typeof stopsOf>) =>
  stops.map(({ parts, isFull }) => `${parts?.length ?? 1}${isFull ? ' without bar' : ''}`)

test.each([
  ['below each other that fit', [13, 12], ['2']],
  ['that are too high together', [16, 16], ['1', '1']],
  ['that fit without the bar only', [15, 15], ['2 without bar']],
  ['of which two fit', [13, 12, 12], ['2', '1']],
])('columns %s', (_which, heights, expected) => {
  const columns = heights.map((height, index) => box(10 + 20 * index, 20, 14, height))
  const view = { ...guided, view: { width: 390, height: 760 }, bar: 45 }

  const stops = stopsOf(columns, view)

  expect(parts(stops)).toEqual(expected)
  const type = ((stops[0]?.page.height ?? 0) * 0.7) / 100 / 1.1
  expect(type).toBeGreaterThanOrEqual(14.99)
  for (const { parts = [], isFull } of stops) {
    const height = parts.reduce((sum, part) => sum + part.height, 0)
    if (parts.length > 0) expect(height).toBeCloseTo(isFull ? 760 : 715)
  }
})

const brief = (top: number) => ({ columns: [box(10, top, 12, 5)], hasHeadline: true })
const short = (top: number, height = 13) => ({ columns: [box(40, top, 14, height)] })

test.each([
  [
    'briefs below each other are shown as they are printed',
    [brief(10), brief(16), brief(22)],
    3,
    ['.'],
  ],
  ['briefs of different places', [brief(10), brief(50)], 2, ['..']],
  ['a title stands above a story whose headline is wider', [short(10), short(40, 12)], 2, ['.T']],
  ['a story that does not fit as a whole waits', [short(10), short(30), short(50)], 2, ['.T']],
  ['a story of several stops shares none', [short(10, 70), brief(10)], 1, ['.', '.', '.']],
  ['a story that would be too small', [brief(10), { columns: [box(10, 40, 50, 2)] }], 1, ['.']],
])('stories that share a stop: %s', (_what, stories, count, expected) => {
  const reading = readingOf(stories, guided)

  const titles = reading.stops.map(({ parts = [{}] }) =>
    parts.map((part) => ('titleOf' in part && part.titleOf ? 'T' : '.')).join(''),
  )
  expect({ count: reading.count, titles }).toEqual({ count, titles: expected })
  for (const { page, parts = [] } of reading.stops) {
    expect((page.height * 0.7) / 100 / 1.1).toBeGreaterThanOrEqual(14.99)
    const height = parts.reduce((sum, part) => sum + part.height, 0)
    if (parts.length > 0) expect(height).toBeCloseTo(760)
  }
})

test('a reader who goes back sees the same stories in the order of the page', () => {
  const stories = [short(10), short(30)]
  expect(readingOf(stories.toReversed(), guided, -1)).toEqual(readingOf(stories, guided))
})

test.each([
  ['needs its height', 31, true, 0],
  ['does not need it', 29, false, 45],
])('the bar hides at a stop that %s', (_what, height, isFull, above) => {
  const [stop] = stopsOf([box(10, 20, 14, height)], { ...guided, bar: 45 })

  expect(stop?.isFull).toBe(isFull)
  const columnTop = 0.2 * (stop?.page.height ?? 0)
  expect(columnTop - (stop?.top ?? 0)).toBeCloseTo(above + 6)
})

test('the stops of a column overlap, from its top to its foot', () => {
  const column = box(10, 20, 22, 70)
  const stops = stopsOf([column], guided)
  const height = stops[0]?.page.height ?? 0
  expect(stops[0]?.top).toBeCloseTo(0.2 * height - 6)
  expect((stops.at(-1)?.top ?? 0) + guided.view.height).toBeCloseTo(0.9 * height + 6)
  const [first = 0, second = 0] = stops.map(({ top }) => top)
  expect(second - first).toBeLessThan(guided.view.height)
})

const twoColumns = stopsOf([box(10, 10, 22, 80), box(34, 20, 22, 10)], guided)

test.each([
  ['to the next part of the column', 0, 0, 1],
  ['past the parts that the reader has scrolled over', 0, 2, 3],
  ['from the foot to the next column', 2, 2, 3],
  ['beyond the last column', 3, 3, 4],
])('the next stop: %s', (_what, current, scrolledTo, next) => {
  expect(nextStop(twoColumns, current, twoColumns[scrolledTo]?.top ?? 0)).toBe(next)
})

test.each([
  ['the next column', 1, 1, 3],
  ['beyond the last column', 3, 1, 4],
  ['the previous column starts at its top', 3, -1, 0],
  ['before the first column', 1, -1, -1],
] as const)('a swipe: %s', (_what, current, by, next) => {
  expect(stopOfColumn(twoColumns, current, by)).toBe(next)
})
