import type { Desk } from '../desk.ts'
import { setAd } from '../items/ads.ts'
import { setBriefs, setLetters, setSectionHead } from '../items/briefs.ts'
import { setCartoon } from '../items/cartoon.ts'
import { setClassifieds } from '../items/classifieds.ts'
import { setCrossword, setSudoku } from '../items/puzzles.ts'
import { rowHeight, setTable } from '../items/tables.ts'
import { setWeather } from '../items/weather.ts'
import { setStory } from '../story/set-story.ts'
import { LABELS } from '../text/names.ts'
import { below, columnsOf, type Rect } from '../type/geometry.ts'
import { autoSpec } from './auto-spec.ts'
import { fillCells, openPage, type PageOrder } from './open-page.ts'
import { across, rows } from './plan.ts'
import { leagueTable, priceTable, scorecard } from './table-words.ts'

export async function briefsPage(order: PageOrder): Promise<Desk[]> {
  const { desk, cells, look } = await openPage(order, {
    columns: 6,
    plan: rows(
      [0.4, across([1, 'briefs'], [3, 'lead'], [2, 'story'])],
      [0.36, across([3, 'briefs'], [3, rows([0.5, 'story'], [0.5, 'story'])])],
      [0.24, across([2, 'story'], [2, 'ad'], [2, 'briefs'])],
    ),
  })
  const kinds = ['own line', 'run in', 'dateline'] as const
  let group = desk.writer.between(0, 2)
  fillCells(desk, cells, (spec, { name, rect, span }) => {
    if (name !== 'briefs') return spec
    const top = setSectionHead(desk, LABELS[look.language].briefs, rect)
    setBriefs(
      desk,
      columnsOf(below(rect, top), span, look.gutter),
      kinds[group++ % 3] ?? 'own line',
    )
    return undefined
  })
  return [desk]
}

export async function lettersPage(order: PageOrder): Promise<Desk[]> {
  const { desk, cells, look } = await openPage(order, {
    columns: 6,
    plan: rows(
      [0.62, across([2, 'editorial'], [2, 'letters'], [2, rows([0.5, 'column'], [0.5, 'story'])])],
      [0.38, across([3, 'letters'], [3, rows([0.6, 'story'], [0.4, 'ad'])])],
    ),
  })
  fillCells(desk, cells, (spec, { name, rect, span }) => {
    if (name === 'editorial')
      return { ...spec, columns: 1, kind: 'editorial', bodyScale: 1.15, kicker: 'plain' }
    if (name === 'column') return { ...spec, kind: 'column', hasAuthor: true, columns: 2 }
    if (name !== 'letters') return spec
    const top = setSectionHead(desk, LABELS[look.language].letters, rect)
    const count = span === 3 ? 2 : 1
    setLetters(desk, columnsOf(below(rect, top), count, look.gutter))
    return undefined
  })
  return [desk]
}

export async function opinionPage(order: PageOrder): Promise<Desk[]> {
  const { desk, cells } = await openPage(order, {
    columns: 6,
    plan: rows(
      [
        0.5,
        across(
          [1, rows([0.55, 'editorial'], [0.45, 'editorial'])],
          [3, 'comment'],
          [2, rows([0.62, 'comment'], [0.38, 'cartoon'])],
        ),
      ],
      [0.3, across([2, 'comment'], [2, 'comment'], [2, 'story'])],
      [0.2, across([4, 'story'], [2, 'ad'])],
    ),
  })
  fillCells(desk, cells, (spec, { name, rect }) => {
    const { picture, kicker, byline, hasDateline, ...plain } = spec
    if (name === 'cartoon') {
      setCartoon(desk, rect)
      return undefined
    }
    if (name === 'editorial') return { ...plain, kind: 'editorial', frame: 'tint' }
    if (name !== 'comment') return spec
    const head = plain.head && { ...plain.head, isLight: true }
    return {
      ...plain,
      kind: 'column',
      hasAuthor: true,
      ...(head && { head }),
      ...(plain.columns > 2 && { initial: 'drop', quote: { span: 1, at: 1 } }),
    }
  })
  return [desk]
}

export async function classifiedsPage(order: PageOrder): Promise<Desk[]> {
  const { desk, cells } = await openPage(order, {
    columns: 8,
    plan: rows(
      [0.3, across([5, 'lead'], [3, 'story'])],
      [
        0.44,
        across(
          [4, 'notices'],
          [2, rows([0.5, 'story'], [0.5, 'ad'])],
          [2, rows([0.35, 'ad'], [0.65, 'story'])],
        ),
      ],
      [0.26, across([2, 'story'], [3, 'notices'], [3, 'story'])],
    ),
  })
  fillCells(desk, cells, (spec, { name, rect, span }) => {
    if (name !== 'notices') return spec
    setClassifieds(desk, rect, span)
    return undefined
  })
  return [desk]
}

export async function sportPage(order: PageOrder): Promise<Desk[]> {
  const { desk, cells } = await openPage(order, {
    columns: 6,
    plan: rows(
      [0.44, across([4, 'lead'], [2, rows([0.45, 'story'], [0.55, 'score'])])],
      [0.32, across([2, 'match'], [2, 'league'], [2, 'story'])],
      [0.24, across([2, 'score'], [2, 'match'], [2, 'ad'])],
    ),
  })
  fillCells(desk, cells, (spec, { name, rect, span }) => {
    const rows = Math.floor(rect.height / rowHeight(desk)) - 5
    if (name === 'lead') {
      const place = { span: 2, at: desk.writer.pick([0, spec.columns]) }
      return { ...spec, table: { ...place, wish: scorecard(desk, 9) } }
    }
    if (name === 'match') {
      const { picture, ...rest } = spec
      return { ...rest, table: { span: 1, at: 1, wish: scorecard(desk, 5, true) } }
    }
    if (name !== 'score' && name !== 'league') return spec
    const table = name === 'score' ? scorecard(desk, rows) : leagueTable(desk, rows)
    fillBelow(desk, rect, span, setTable(desk, rect, table))
    return undefined
  })
  return [desk]
}

export async function servicePage(order: PageOrder): Promise<Desk[]> {
  const { desk, cells } = await openPage(order, {
    columns: 6,
    plan: rows(
      [0.34, across([2, 'weather'], [2, 'lead'], [2, 'sudoku'])],
      [
        0.4,
        across(
          [2, 'crossword'],
          [2, rows([0.55, 'prices'], [0.45, 'story'])],
          [2, rows([0.5, 'story'], [0.5, 'prices'])],
        ),
      ],
      [0.26, across([3, 'story'], [1, 'story'], [2, 'ad'])],
    ),
  })
  fillCells(desk, cells, (spec, { name, rect, span }) => {
    const rows = Math.floor(rect.height / rowHeight(desk)) - 4
    if (name === 'crossword') setCrossword(desk, rect)
    else if (name === 'weather') fillBelow(desk, rect, span, setWeather(desk, rect))
    else if (name === 'sudoku') fillBelow(desk, rect, span, setSudoku(desk, rect))
    else if (name === 'prices') {
      fillBelow(desk, rect, span, setTable(desk, rect, priceTable(desk, rows)))
    } else return spec
    return undefined
  })
  return [desk]
}

/** What a table or a puzzle leaves free gets a short story, or an advertisement. */
function fillBelow(desk: Desk, rect: Rect, span: number, bottom: number): void {
  const rest = below(rect, bottom + desk.look.rowGap)
  if (rest.height > 150) setStory(desk, autoSpec(desk, { name: 'story', rect: rest, span }))
  else if (rest.height > 45) setAd(desk, rest)
}
