import type { Desk } from '../desk.ts'
import type { StorySpec } from '../story/spec.ts'
import type { Cell } from './plan.ts'

/** How an editor without a special wish would set a story in a cell. */
export function autoSpec({ look, writer }: Desk, { rect, span, name }: Cell): StorySpec {
  const unit = rect.width / span
  const base = (unit / 8.2) * look.headSize
  const isLead = name === 'lead'
  const scale = isLead ? 2.5 : span >= 4 ? 2.1 : span === 3 ? 1.75 : span === 2 ? 1.35 : 1
  const size = Math.max(12, Math.min(base * scale, 54))
  const lines =
    span === 1
      ? 3
      : span === 2
        ? writer.between(2, 3)
        : rect.height < 190
          ? 1
          : writer.between(1, 2)
  const isShort = rect.height < 200
  const columns = span >= 3 && writer.chance(0.25) ? span - 1 : span
  const spec: StorySpec = {
    cell: rect,
    columns,
    head: { size, lines: isShort && span > 1 ? Math.min(lines, 2) : lines },
    hasDateline: writer.chance(0.6),
  }
  if (isLead || writer.chance(0.25)) spec.kicker = writer.pick(['plain', 'tag', 'rule'])
  if (isLead || (!isShort && writer.chance(0.25))) spec.strapline = 'below'
  if (!isShort && writer.chance(0.55)) spec.byline = writer.pick(['head', 'column', 'column'])
  if (rect.height > 270 && columns >= 2) {
    const pictureSpan = Math.max(1, Math.min(columns - 1, Math.round(columns * 0.6)))
    if (isLead || writer.chance(0.55)) {
      spec.picture = {
        span: pictureSpan,
        at: writer.pick([0, columns - pictureSpan]) || columns - pictureSpan,
        ratio: Math.min(0.62, (rect.height * 0.38) / ((rect.width / columns) * pictureSpan)),
        place: 'top',
        ...(writer.chance(0.7) && { credit: 'inline' }),
      }
    }
  }
  if (rect.height > 330 && writer.chance(0.35)) spec.subheads = 1
  return spec
}
