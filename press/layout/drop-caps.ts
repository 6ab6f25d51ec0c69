import type { Line } from '../read/lines.ts'
import type { BodyType } from './typography.ts'

/** A drop capital is larger than the text by at least this factor and has at most so many characters. */
const LEAST_FACTOR = 1.7
const MOST_LETTERS = 4

/**
 * Puts each drop or raised capital in front of the line that it opens. It would otherwise be taken for a headline:
 * it is the largest type of its column.
 */
export function joinDropCaps(lines: readonly Line[], body: BodyType): Line[] {
  const joined = new Map<Line, Line>()
  const capitals = new Set<Line>()
  for (const capital of lines) {
    if (capital.letters > MOST_LETTERS || capital.size < body.size * LEAST_FACTOR) continue
    if (/\s/.test(capital.text)) continue
    const isFigure = /^\p{Nd}+$/u.test(capital.text)
    if (isFigure ? !isInText(capital, lines, body) : /\d/.test(capital.text)) continue
    const opened = lineOpenedBy(capital, lines, body)
    if (!opened) continue
    capitals.add(capital)
    joined.set(opened, {
      ...opened,
      text: `${capital.text}${isFigure ? ' ' : ''}${opened.text}`,
      words: isFigure ? [...capital.words, ...opened.words] : withCapital(capital, opened),
      letters: opened.letters + capital.letters,
      box: { ...opened.box, left: capital.box.left },
    })
  }
  return lines.filter((line) => !capitals.has(line)).map((line) => joined.get(line) ?? line)
}

/** A figure may be a score or a price: the text beside it goes on right under it, at its left edge. */
function isInText(
  capital: Line,
  lines: readonly Line[],
  { font, size, leading }: BodyType,
): boolean {
  const isText = (line: Line) => line.font === font && Math.abs(line.size - size) < size * 0.06
  const near = lines.filter((line) => isText(line) && line !== capital)
  const isBeside = ({ box, baseline }: Line) =>
    Math.abs(baseline - capital.baseline) < size * 0.35 &&
    box.left > capital.box.right - size * 0.2 &&
    box.left < capital.box.right + size * 1.6
  const goesOnUnder = ({ box, baseline }: Line) =>
    Math.abs(box.left - capital.box.left) < size * 0.5 &&
    baseline > capital.baseline &&
    baseline < capital.baseline + leading * 1.6
  return near.some(isBeside) && near.some(goesOnUnder)
}

function withCapital(capital: Line, { words: [first, ...rest] }: Line): Line['words'] {
  if (!first) return capital.words
  return [{ ...first, text: capital.text + first.text, left: capital.box.left }, ...rest]
}

/** The topmost line of text right beside the capital, or under it if the next line is beside it. */
function lineOpenedBy(capital: Line, lines: readonly Line[], body: BodyType): Line | undefined {
  const top = capital.baseline - capital.size * 0.8
  const beside = lines.filter(
    (line) =>
      line !== capital &&
      line.size < capital.size * 0.75 &&
      line.size < body.size * 1.5 &&
      line.baseline > top &&
      line.baseline < capital.baseline + body.size * 0.6 &&
      line.box.left - capital.box.right < body.size * 1.6 &&
      isBesideOrUnder(line, capital),
  )
  const sorted = beside.sort((a, b) => a.baseline - b.baseline)
  return sorted.some((line) => !isUnder(line, capital)) ? sorted[0] : undefined
}

const isBesideOrUnder = (line: Line, capital: Line): boolean =>
  isUnder(line, capital) ||
  (line.box.left > capital.box.left && line.box.left - capital.box.right > -capital.size * 0.4)

/** Some programs do not indent the first line: the capital is printed over its beginning. */
const isUnder = ({ box, size }: Line, capital: Line): boolean =>
  Math.abs(box.left - capital.box.left) < size * 0.5 && box.right > capital.box.right
