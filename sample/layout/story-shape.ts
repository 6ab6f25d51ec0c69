import type { Scene } from '../content/story.ts'

/** The position of the picture relative to headline and text. */
export type Place = 'none' | 'top' | 'under' | 'side' | 'flank' | 'beside'

export interface Shape {
  place: Place
  columns: number
  /** The number of columns that the picture covers. */
  pictureColumns: number
  pictureLeft: boolean
  /** Whether the pull quote is shown. */
  quote: boolean
}

/** All in lines; `text` includes the pull quote. */
export interface Lengths {
  head: number
  text: number
  quote: number
}

export interface Frame {
  column: number
  line: number
  lines: number
}

export interface Fit {
  headColumn: number
  headColumns: number
  headLine: number
  picture?: Frame & { columns: number }
  frames: Frame[]
  quote?: Frame
  slack: number
}

const MIN_LINES_UNDER_PICTURE = 6

/** Places head, picture and text so that they fill the given lines; undefined if they cannot. */
export function fitStory(shape: Shape, lengths: Lengths, total: number): Fit | undefined {
  const { columns, pictureColumns: wide } = shape
  const body = total - lengths.head
  if (body < 3) return undefined
  const picture = pictureLines(shape, lengths, total)
  if (picture === undefined) return undefined

  const beside = shape.place === 'beside'
  const above = shape.place === 'top' ? picture : 0
  const pictureColumn = shape.pictureLeft ? 0 : columns - wide
  const covered = (column: number) =>
    wide > 0 && column >= pictureColumn && column < pictureColumn + wide
  const frames: Frame[] = []
  for (let column = 0; column < columns; column++) {
    const start = covered(column)
      ? beside
        ? picture
        : lengths.head + picture
      : lengths.head + above
    if (total - start > 0) frames.push({ column, line: start, lines: total - start })
  }
  const room = frames.reduce((sum, frame) => sum + frame.lines, 0)
  const slack = room - lengths.text
  if (slack < Math.floor(frames.length / 3)) return undefined

  const fit: Fit = {
    headColumn: beside && shape.pictureLeft ? wide : 0,
    headColumns: beside ? columns - wide : columns,
    headLine: above,
    frames,
    slack,
  }
  if (wide > 0) {
    const line = beside || shape.place === 'top' ? 0 : lengths.head
    fit.picture = { column: pictureColumn, columns: wide, line, lines: picture }
  }
  return lengths.quote > 0 ? withQuote(fit, lengths.quote) : fit
}

function pictureLines(shape: Shape, lengths: Lengths, total: number): number | undefined {
  const { columns, pictureColumns: wide } = shape
  const body = total - lengths.head
  const open = columns * body - lengths.text
  switch (shape.place) {
    case 'none':
      return 0
    case 'top':
    case 'under':
      return positive(body - Math.ceil((lengths.text + Math.floor(columns / 3)) / columns))
    case 'flank':
      return body
    case 'side': {
      const lines = Math.floor((open - Math.floor(columns / 3)) / wide)
      return lines > body - MIN_LINES_UNDER_PICTURE ? undefined : positive(lines)
    }
    case 'beside': {
      const all = (columns - wide) * body + wide * total - lengths.text - Math.floor(columns / 3)
      const lines = Math.floor(all / wide)
      return lines > total - MIN_LINES_UNDER_PICTURE ? undefined : positive(lines)
    }
  }
}

function positive(lines: number): number | undefined {
  return lines > 0 ? lines : undefined
}

/** Places the pull quote slightly above the middle of the tallest column. */
function withQuote(fit: Fit, lines: number): Fit | undefined {
  const tallest = Math.max(...fit.frames.map((frame) => frame.lines))
  const tall = fit.frames.filter((frame) => frame.lines === tallest)
  const host = tall[Math.floor(tall.length / 2)]
  if (!host || host.lines < lines + 8) return undefined
  const before = Math.floor((host.lines - lines) * 0.45)
  const quote = { column: host.column, line: host.line + before, lines }
  const below = quote.line + lines
  const frames = fit.frames.flatMap((frame) =>
    frame === host
      ? [
          { ...host, lines: before },
          { ...host, line: below, lines: host.line + host.lines - below },
        ]
      : [frame],
  )
  return { ...fit, frames, quote, slack: fit.slack }
}

export function isPortrait(scene: Scene): boolean {
  return scene.endsWith('-portrait')
}
