import type { Story } from '../content/story.ts'
import type { Box, Studio } from './block.ts'
import { regionHtml } from './region.ts'
import type { Sheet } from './sheet.ts'
import { bodyHtml, captionHtml, headHtml, quoteHtml, storyLook } from './story-html.ts'
import type { Fit, Frame } from './story-shape.ts'

interface StorySetting {
  fit: Fit
  headPt: number
  sheet: Sheet
  /** The width of one text column. */
  width: number
  caption: number
  rank: number
}

export function drawStory(story: Story, setting: StorySetting, box: Box, studio: Studio): string {
  const { fit, headPt, sheet, width, rank } = setting
  const left = (column: number) => column * (width + sheet.gutter)
  const across = (columns: number) => columns * width + (columns - 1) * sheet.gutter
  const head = at(
    {
      left: left(fit.headColumn),
      top: fit.headLine * sheet.lineMm,
      width: across(fit.headColumns),
    },
    headHtml(story, headPt),
  )
  const frames = fit.frames.map((frame) => ({ ...frame, left: left(frame.column), width }))
  const flow = `<div class="flow" data-pour='${JSON.stringify(frames)}'>${bodyHtml(story, sheet.lang)}</div>`
  const quote =
    fit.quote && story.pullQuote
      ? at(
          {
            left: left(fit.quote.column),
            top: fit.quote.line * sheet.lineMm,
            width,
            height: fit.quote.lines * sheet.lineMm,
          },
          quoteHtml(story.pullQuote),
        )
      : ''
  const figure = drawFigure(story, setting, studio, { left, across })
  const inside = head + rules(fit, { left, sheet }) + flow + quote + figure
  return regionHtml({ id: story.id, sort: 'story', look: storyLook(rank), box }, inside)
}

interface Columns {
  left: (column: number) => number
  across: (columns: number) => number
}

function drawFigure(
  story: Story,
  { fit, sheet, caption }: StorySetting,
  studio: Studio,
  { left, across }: Columns,
): string {
  if (!fit.picture || !story.picture) return ''
  const place = fit.picture
  const under = fit.frames.some((frame) => inColumns(frame, place))
  const width = across(place.columns)
  const air = under ? sheet.lineMm * (place.line === 0 && fit.headLine > 0 ? 0.9 : 0.5) : 0.3
  const height = place.lines * sheet.lineMm - caption - air
  const source = studio(story.picture.scene, width, height)
  const image = `<img src="${source}" alt="" style="height:${height}mm">`
  const top = place.line * sheet.lineMm
  return at(
    { left: left(place.column), top, width },
    `${image}${captionHtml(story.picture)}`,
    'figure',
  )
}

function inColumns(
  frame: Frame,
  place: { column: number; columns: number; line: number },
): boolean {
  return frame.column >= place.column && frame.column < place.column + place.columns
}

/** Thin rules between the text columns. */
function rules(
  fit: Fit,
  { left, sheet }: { left: (column: number) => number; sheet: Sheet },
): string {
  const tops = new Map<number, { line: number; end: number }>()
  for (const frame of fit.frames) {
    const known = tops.get(frame.column)
    const end = frame.line + frame.lines
    tops.set(frame.column, { line: Math.min(known?.line ?? frame.line, frame.line), end })
  }
  return [...tops]
    .filter(([column]) => tops.has(column - 1))
    .map(([column, { line, end }]) => {
      const line0 = Math.max(line, tops.get(column - 1)?.line ?? line)
      const style = `left:${left(column) - sheet.gutter / 2}mm;top:${line0 * sheet.lineMm}mm;height:${(end - line0) * sheet.lineMm}mm`
      return `<i class="column-rule" style="${style}"></i>`
    })
    .join('')
}

function at(
  box: { left: number; top: number; width: number; height?: number },
  inside: string,
  tag = 'div',
): string {
  const height = box.height === undefined ? '' : `height:${box.height}mm;`
  return `<${tag} class="at" style="left:${box.left}mm;top:${box.top}mm;width:${box.width}mm;${height}">${inside}</${tag}>`
}
