import { expect, test } from 'vitest'
import type { Glyph } from '../read/glyph.ts'
import { cellsOf, rowsOf } from './cells.ts'
import { cutAtColumnStarts } from './column-starts.ts'
import { hullOf } from './geometry.ts'
import { rowLabelsOf, wordsAfter } from './row-labels.ts'
import { tableCells } from './table-cells.ts'

const SIZE = 8

/** Glyphs of one row: each text with its left edge, every character 5 points wide. */
function rowAt(baseline: number, ...words: readonly [text: string, left: number][]): Glyph[] {
  return words.flatMap(([text, left]) =>
    [...new Intl.Segmenter('kn').segment(text)].map(({ segment }, index): Glyph => {
      const box = {
        left: left + index * 5,
        right: left + index * 5 + 5,
        top: baseline - SIZE,
        bottom: baseline,
      }
      return {
        text: segment,
        box,
        baseline,
        size: SIZE,
        font: 1,
        ink: 0,
        isSpace: false,
        isHidden: false,
      }
    }),
  )
}

function tableOf(...rows: Glyph[][]) {
  const cells = cutAtColumnStarts(cellsOf(rows.flat()))
  return tableCells({ box: hullOf(cells.map(({ box }) => box)), rows: rowsOf(cells) })
}

const figures = (baseline: number, name: string) =>
  rowAt(baseline, [name, 0], ['25', 60], ['12', 86], ['4', 108])

test('headings that touch are divided where a column ends', () => {
  const { rows } = tableOf(
    rowAt(10, ['ಬ್ಯಾಟರ್', 0], ['ರನ್', 60], ['ಎಸೆತಗಳು', 70], ['4', 108]),
    figures(20, 'ಕಲ್ಕೆರೆ'),
    figures(30, 'ಹೊಸಮನೆ'),
  )
  expect(rows[0]).toEqual(['ಬ್ಯಾಟರ್', 'ರನ್', 'ಎಸೆತಗಳು', '4'])
})

test('totals that stand close together are cells of their columns', () => {
  const { rows } = tableOf(
    rowAt(10, ['Batter', 0], ['R', 65], ['B', 91], ['4', 108]),
    figures(20, 'Rao'),
    figures(30, 'Hegde'),
    rowAt(40, ['Total', 0], ['1198', 60], ['120', 84]),
  )
  expect(rows[3]).toEqual(['Total', '1198', '120', ''])
})

test('a name that nearly reaches the next column is a cell of its own', () => {
  const { rows } = tableOf(
    rowAt(10, ['Hubballi', 0], ['30°', 60]),
    rowAt(20, ['Virajpete T', 0], ['29°', 60]),
    rowAt(30, ['Mangaluru', 0], ['31°', 60]),
    rowAt(40, ['Belagavi', 0], ['28°', 60]),
    rowAt(50, ['Mysuru', 0], ['28°', 60]),
  )
  expect(rows.map(([, figures]) => figures)).toEqual(['30°', '29°', '31°', '28°', '28°'])
})

test('text beside a table is none of its columns', () => {
  const line = 'Put off the machine cost'
  const names = ['Kalkere', 'Hosamane', 'Navilukere', 'Honnekatte', 'Mavinathopu']
  const cells = cellsOf(
    names.flatMap((name, at) =>
      rowAt(10 + at * 10, [line, 0], [name, 140], [`${at}1`, 220], [`${at}2`, 260], ['4', 300]),
    ),
  )
  const core = cells.filter(({ text }) => /^\d/.test(text))
  expect(rowLabelsOf(core, cells, SIZE).map(({ text }) => text)).toEqual(names)
})

test('the words after the times of a programme are a column, the text beside it is none', () => {
  const titles = ['News', 'A film of the hills', 'Songs', 'The mill', 'Cricket, first day']
  const text = 'Put off the old machine it cost'
  const cells = cellsOf(
    titles.flatMap((title, at) => rowAt(10 + at * 10, [`0${at}.30`, 0], [title, 50], [text, 180])),
  )
  const core = cells.filter(({ text }) => /^\d/.test(text))
  expect(wordsAfter(core, cells, SIZE).map(({ text }) => text)).toEqual(titles)
})

test('names far from their figures are the first column where every row has one', () => {
  const names = ['Rao', 'Hegde, not out', 'Gowda', 'Pasha', 'Shetty']
  const rows = names.flatMap((name, at) =>
    rowAt(10 + at * 10, [name, 0], [`${at}4`, 290], [`${at}6`, 330]),
  )
  const cells = cellsOf(rows)
  const core = cells.filter(({ text }) => /^\d/.test(text))
  expect(rowLabelsOf(core, cells, SIZE).map(({ text }) => text)).toEqual(names)
})
