import { type Desk, newItem, newStory } from '../desk.ts'
import { LABELS } from '../text/names.ts'
import type { StoryRecord } from '../truth.ts'
import { bottomOf, columnsOf, hullOf, type Rect } from '../type/geometry.ts'
import { setText } from '../type/set-text.ts'
import { BLACK, type Item } from '../type/sheet.ts'

/** A title, a line of instruction and a grid with some digits, which the truth's text leaves out. Returns where it ends. */
export function setSudoku(desk: Desk, rect: Rect): number {
  const { look, writer } = desk
  const { item, story, top } = openPuzzle(desk, rect, LABELS[look.language].sudoku)
  const cells = 9
  const { box } = drawGrid(
    item,
    { ...rect, top },
    cells,
    (row, column) => {
      const digit = `${1 + ((row * 3 + Math.floor(row / 3) + column) % 9)}`
      return { isDark: false, text: writer.chance(0.36) ? digit : '' }
    },
    desk,
    'centre',
  )
  closePuzzle(story, box)
  return bottomOf(box)
}

/** A grid with numbers in the corners of its cells, and clues in columns below. */
export function setCrossword(desk: Desk, rect: Rect): void {
  const { look, writer } = desk
  const labels = LABELS[look.language]
  const { item, story, top } = openPuzzle(desk, rect, labels.crossword)
  const side = Math.min(rect.width, (bottomOf(rect) - top) * 0.58)
  let number = 0
  const { box } = drawGrid(
    item,
    { ...rect, top, width: side },
    11,
    (row, column) => {
      const isDark = row % 2 === 1 && column % 2 === 1 ? true : writer.chance(0.08)
      const isNumbered = !isDark && (row % 2 === 0 ? column % 5 === 0 : row % 5 === 1)
      return { isDark, text: isNumbered ? `${++number}` : '' }
    },
    desk,
    'corner',
  )
  closePuzzle(story, box)
  const space = { ...rect, top: bottomOf(box) + 8, height: bottomOf(rect) - bottomOf(box) - 8 }
  const size = look.body.size * 0.9
  for (const [index, column] of columnsOf(space, 2, look.gutter).entries()) {
    const heading = index === 0 ? labels.across : labels.down
    const head = setText(item, heading, column, { face: look.sansBold, size })
    let clues = ''
    let clue = index + 1
    let at = head.bottom + 1
    const boxes = [head.box]
    while (at + size * 3 < bottomOf(column)) {
      const text = `${clue} ${writer.headline(writer.between(3, 6))} (${writer.between(3, 8)})`
      const set = setText(item, text, { ...column, top: at }, { face: look.sans, size })
      boxes.push(set.box)
      clues += `\n${text}`
      at = set.bottom + 1
      clue += 2
    }
    story.blocks.push({ role: 'puzzle', text: heading + clues, box: hullOf(boxes) })
  }
  story.rects = [hullOf([...story.blocks.map((block) => block.box), ...story.marks])]
}

function openPuzzle(desk: Desk, rect: Rect, title: string) {
  const { look, writer } = desk
  const item = newItem(desk)
  const story = newStory(desk, 'puzzle', rect)
  const text = `${title} ${writer.between(100, 4000)}`
  const head = setText(item, text, rect, { face: look.head, size: look.body.size * 1.9 })
  story.blocks.push({ role: 'headline', text, box: head.box })
  const how = writer.sentence()
  const set = setText(
    item,
    how,
    { ...rect, top: head.bottom + 2 },
    { face: look.sans, size: look.body.size * 0.9 },
  )
  story.blocks.push({ role: 'body', text: how, box: set.box })
  return { item, story, top: set.bottom + 5 }
}

function closePuzzle(story: StoryRecord, grid: Rect): void {
  story.marks.push(grid)
  story.pictures.push({ box: grid, caption: '' })
  story.rects.push(hullOf([...story.blocks.map(({ box }) => box), grid]))
}

function drawGrid(
  item: Item,
  rect: Rect,
  cells: number,
  contentOf: (row: number, column: number) => { isDark: boolean; text: string },
  { look }: Desk,
  place: 'centre' | 'corner',
): { box: Rect } {
  const side = Math.min(rect.width, bottomOf(rect) - rect.top) / cells
  const box = { left: rect.left, top: rect.top, width: side * cells, height: side * cells }
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const cell = {
        left: box.left + column * side,
        top: box.top + row * side,
        width: side,
        height: side,
      }
      const { isDark, text } = contentOf(row, column)
      if (isDark) item.push({ kind: 'fill', rect: cell, colour: BLACK })
      item.push({ kind: 'frame', rect: cell, width: 0.4, colour: BLACK })
      if (!text) continue
      const size = place === 'centre' ? side * 0.62 : side * 0.3
      const inner =
        place === 'centre'
          ? { ...cell, top: cell.top + side * 0.17 }
          : { ...cell, left: cell.left + 1, top: cell.top + 1 }
      setText(item, text, inner, {
        face: look.sans,
        size,
        align: place === 'centre' ? 'centre' : 'left',
      })
    }
  }
  item.push({ kind: 'frame', rect: box, width: 1.4, colour: BLACK })
  return { box }
}
