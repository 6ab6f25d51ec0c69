import { expect, test } from 'vitest'
import type { Rule } from '../read/rules.ts'
import type { Rect } from './geometry.ts'
import type { Piece, TextPiece } from './piece.ts'
import { withTableTitles } from './table-heads.ts'

const BODY = { size: 9, leading: 11, font: 1, ink: 0, measure: 140 }
const BOLD = 2

const boxAt = (top: number, height: number): Rect => {
  return { left: 20, right: 160, top, bottom: top + height }
}

function lineAt(top: number, kind: TextPiece['kind'], font: number): TextPiece {
  const box = boxAt(top, 10)
  return { kind, box, block: { lines: [], box, size: 10, font, ink: 0 } }
}

function tableAt(top: number): Piece {
  const box = boxAt(top, 80)
  const block = { lines: [], box, size: 8, font: -1, ink: 0 }
  return { kind: 'table', box, block, table: { box, rows: [] } }
}

const kindsOf = (pieces: readonly TextPiece[], rules: readonly Rule[] = []) =>
  withTableTitles(pieces, [tableAt(32), tableAt(142)], { rules, body: BODY }).map(
    ({ kind }) => kind,
  )

test('a small line over a second table is its title if it is set like the headline over the first', () => {
  expect(kindsOf([lineAt(20, 'title', BOLD), lineAt(130, 'small', BOLD)])).toEqual([
    'title',
    'title',
  ])
  expect(kindsOf([lineAt(20, 'title', BOLD), lineAt(130, 'small', BODY.font)])).toEqual([
    'title',
    'small',
  ])
})

test('a large line over a second table is its title if a rule stands between the two tables', () => {
  const rule: Rule = { box: boxAt(120, 0.5), direction: 'across', thickness: 0.5 }
  const second = lineAt(130, 'small', 3)
  const large = { ...second, block: { ...second.block, size: 11 } }
  expect(kindsOf([lineAt(20, 'title', BOLD), large], [rule])).toEqual(['title', 'title'])
  expect(kindsOf([lineAt(20, 'title', BOLD), large])).toEqual(['title', 'small'])
  expect(kindsOf([lineAt(20, 'title', BOLD), second], [rule])).toEqual(['title', 'small'])
})
