import type { Picture, Story } from '../content/story.ts'
import { type Block, type Choice, cheapest, type Measurements, type Probe } from './block.ts'
import { headSizes } from './head-sizes.ts'
import { columnWidth, type Sheet, spanWidth } from './sheet.ts'
import { headCost, pictureCost, shapeCost } from './story-cost.ts'
import { drawStory } from './story-draw.ts'
import { bodyHtml, captionHtml, headHtml, quoteHtml, storyLook } from './story-html.ts'
import { fitStory, isPortrait, type Place, type Shape } from './story-shape.ts'

export interface StoryStyle {
  rank: number
  spans: readonly number[]
  /** Whether pictures at the side are on the left. */
  pictureLeft: boolean
  /** Lines in addition to the estimated length of the text. */
  spare: number
  places: readonly Place[]
}

export function storyBlock(story: Story, sheet: Sheet, style: StoryStyle): Block {
  return {
    id: story.id,
    sort: 'story',
    rank: style.rank,
    spans: style.spans,
    probes: style.spans.flatMap((span) => probesAt(story, sheet, span, style.rank)),
    choices: (span, measured) => cheapest(choicesAt(story, sheet, span, style, measured)),
  }
}

function probesAt(story: Story, sheet: Sheet, span: number, rank: number): Probe[] {
  const probes: Probe[] = headSizes(sheet.lang, spanWidth(sheet, span)).map((pt) => ({
    key: key(story, 'head', span, pt),
    html: `<div class="${storyLook(rank)}">${headHtml(story, pt)}</div>`,
    width: spanWidth(sheet, span),
  }))
  for (const columns of columnCounts(span)) {
    const width = columnWidth(sheet, span, columns)
    probes.push({
      key: key(story, 'body', span, columns),
      html: `<div class="flow">${bodyHtml(story, sheet.lang)}</div>`,
      width,
    })
    if (story.pullQuote) {
      const html = quoteHtml(story.pullQuote)
      probes.push({ key: key(story, 'quote', span, columns), html, width })
    }
    if (!story.picture) continue
    for (let wide = 1; wide <= columns; wide++) {
      probes.push({
        key: key(story, 'caption', span, columns, wide),
        html: `<figure>${captionHtml(story.picture)}</figure>`,
        width: width * wide + sheet.gutter * (wide - 1),
      })
    }
  }
  return probes
}

function* choicesAt(
  story: Story,
  sheet: Sheet,
  span: number,
  style: StoryStyle,
  measured: Measurements,
): Generator<Choice> {
  const inLines = (mm: number) => Math.ceil(mm / sheet.lineMm - 0.02)
  for (const shape of shapesAt(story, span, style)) {
    const headSpan = shape.place === 'beside' ? span - shape.pictureColumns : span
    const { columns } = shape
    const width = columnWidth(sheet, span, columns)
    const quote = shape.quote ? inLines(measured.height(key(story, 'quote', span, columns))) : 0
    const text = style.spare + quote + inLines(measured.height(key(story, 'body', span, columns)))
    const captionKey = key(story, 'caption', span, columns, shape.pictureColumns)
    const caption = shape.pictureColumns ? measured.height(captionKey) : 0

    for (const [size, headPt] of headSizes(sheet.lang, spanWidth(sheet, headSpan)).entries()) {
      const headMm = measured.height(key(story, 'head', headSpan, headPt))
      if (!Number.isFinite(headMm + text)) continue
      const lengths = { head: inLines(headMm), text, quote }
      const least = Math.ceil(text / columns)
      for (let lines = least; lines <= Math.min(sheet.lines, least + 70); lines++) {
        const fit = fitStory(shape, lengths, lines)
        if (!fit || fit.slack > columns * 1.5) continue
        const cost =
          (story.pullQuote && !shape.quote ? 0.9 : 0) +
          headCost(story, { headMm, headPt, size, span: headSpan, rank: style.rank }) +
          pictureCost(fit, {
            scene: story.picture?.scene,
            width,
            caption,
            sheet,
            rank: style.rank,
          }) +
          shapeCost(fit, { span, lines, columns, sheet })
        if (!Number.isFinite(cost)) continue
        const draw: Choice['draw'] = (box, studio) =>
          drawStory(story, { fit, headPt, sheet, width, caption, rank: style.rank }, box, studio)
        yield { lines, cost, headPt, draw }
      }
    }
  }
}

function shapesAt(story: Story, span: number, style: StoryStyle): Shape[] {
  const { pictureLeft } = style
  return columnCounts(span).flatMap((columns): Shape[] => {
    const quotes = story.pullQuote ? [true, false] : [false]
    const places: readonly Place[] = story.picture ? style.places : ['none']
    return places.flatMap((place) =>
      pictureWidths(place, columns, story.picture)
        .filter(() => place !== 'beside' || columns === span)
        .flatMap((pictureColumns) =>
          quotes.map((quote) => ({ place, columns, pictureColumns, pictureLeft, quote })),
        ),
    )
  })
}

function pictureWidths(place: Place, columns: number, picture: Picture | undefined): number[] {
  if (!picture || place === 'none') return [0]
  if (place === 'top' || place === 'under') {
    return isPortrait(picture.scene) && columns > 2 ? [] : [columns]
  }
  const all = Array.from({ length: columns - 1 }, (_, index) => index + 1)
  if (place === 'beside') return all.filter((wide) => wide > 1 && columns - wide > 1)
  return isPortrait(picture.scene) ? all.slice(0, 2) : all
}

function columnCounts(span: number): number[] {
  return span > 2 ? [span - 1, span] : [span]
}

function key(story: Story, ...rest: (string | number)[]): string {
  return [story.id, ...rest].join('|')
}
