import type { BodyType } from './blocks.ts'
import type { Line } from './lines.ts'
import { contains, type Rect, widthOf } from './rect.ts'
import type { Panel } from './rules-and-panels.ts'

interface Contents {
  lines: readonly Line[]
  pictures: readonly Rect[]
  body: BodyType
}

/** Positive for an advertisement, negative for a boxed article; a larger value is more certain. */
export function advertLikeness(panel: Panel, { lines, pictures, body }: Contents): number {
  const letters = lines.reduce((sum, line) => sum + line.letters, 0)
  if (letters === 0) return 1
  const share = (test: (line: Line) => boolean) =>
    lines.reduce((sum, line) => sum + (test(line) ? line.letters : 0), 0) / letters
  const running = share(
    ({ size, letters: own }) => Math.abs(size / body.size - 1) < 0.08 && own > 20,
  )
  const loud = share(({ size }) => size > body.size * 1.45)
  const middle = (panel.box.left + panel.box.right) / 2
  const centred = share(
    ({ box }) =>
      Math.abs((box.left + box.right) / 2 - middle) < widthOf(panel.box) * 0.03 &&
      widthOf(box) < widthOf(panel.box) * 0.9,
  )
  const hasPicture = pictures.some((picture) => contains(panel.box, picture))
  return (
    -0.7 +
    (panel.isFramed ? 1 : 0) +
    (panel.strength > 0.5 ? 1.2 : 0) +
    (hasPicture ? 0.5 : 0) +
    Math.min(1, loud * 2) +
    centred * 0.8 -
    running * 2
  )
}
