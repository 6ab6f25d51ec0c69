import type { PageBlock, PageBox, PageModel, PageStory } from '#contract/page-model.ts'
import { isDoubtful } from '../doubt.ts'
import { kindOf } from '../page-regions.ts'

/** Colours of successive stories. Red is for doubtful ones. */
const COLOURS = ['#0b5cad', '#1b7a3d', '#7a2fa0', '#0a7f86', '#8a5a00', '#3d3d8f'] as const
const DOUBTFUL = '#c40018'
const ADVERTISEMENT = '#555555'

export interface Size {
  width: number
  height: number
}

/** An SVG picture to lay over a page: the areas, blocks and reading order of its stories. Its texts are ASCII only. */
export function overlayOf({ stories }: Pick<PageModel, 'stories'>, size: Size): string {
  const { width, height } = size
  const drawn = stories.map((story, index) => storyMarks(story, index, size))
  // Labels last: a neighbour's area must not cover them.
  const labels = stories.map((story, index) => storyLabel(story, index, size))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4" height="14" fill="${ADVERTISEMENT}" fill-opacity=".45"/></pattern></defs>`,
    '<g font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif">',
    ...drawn,
    ...labels,
    '</g></svg>',
  ].join('')
}

function storyMarks(story: PageStory, index: number, size: Size): string {
  const colour = colourOf(story, index)
  const isAd = kindOf(story) === 'ad'
  const areas = story.rects.map((rect) =>
    rectangle(rect, size, {
      fill: isAd ? 'url(#hatch)' : colour,
      'fill-opacity': isAd ? 1 : 0.12,
      stroke: colour,
      'stroke-width': isDoubtful(story) ? 6 : 3,
    }),
  )
  if (isAd) return areas.join('')
  const { blocks } = story
  const outlines = blocks.flatMap(({ boxes }) =>
    boxes.map((box) => rectangle(box, size, { fill: 'none', stroke: colour, 'stroke-width': 1 })),
  )
  return [
    ...areas,
    ...outlines,
    roleLabels(blocks, colour, size),
    orderLine(blocks, colour, size),
  ].join('')
}

/** The role in the upper right corner of a block, once for successive blocks of a role. Blocks at the same place share a label. */
function roleLabels(blocks: readonly PageBlock[], colour: string, size: Size): string {
  const rolesAt = new Map<string, { at: Attributes; roles: Set<string> }>()
  for (const [index, { role, boxes }] of blocks.entries()) {
    const [first] = boxes
    if (!first || blocks[index - 1]?.role === role) continue
    const { x, y, width } = pixels(first, size)
    const at = { x: x + width - 3, y: y + 10, 'font-size': 10, 'text-anchor': 'end' }
    const place = `${at.x} ${at.y}`
    const roles = rolesAt.get(place)?.roles ?? new Set<string>()
    rolesAt.set(place, { at, roles: roles.add(role) })
  }
  return [...rolesAt.values()]
    .map(({ at, roles }) => outlinedText([...roles].join(', '), colour, at))
    .join('')
}

/** A line from column to column, through all blocks in their order. */
function orderLine(blocks: readonly PageBlock[], colour: string, size: Size): string {
  const points = blocks
    .flatMap(({ boxes }) => boxes)
    .map((box) => {
      const { x, y, width, height } = pixels(box, size)
      return `${Math.round(x + width / 2)},${Math.round(y + height / 2)}`
    })
  if (points.length < 2) return ''
  const line = { fill: 'none', stroke: colour, 'stroke-width': 1.5, 'stroke-opacity': 0.8 }
  const [start = ''] = points
  const [x = 0, y = 0] = start.split(',')
  const dot = `<circle ${attributes({ cx: x, cy: y, r: 4, fill: colour })}/>`
  return `<polyline ${attributes({ points: points.join(' '), ...line })}/>${dot}`
}

const LABEL_HEIGHT = 20

/** Number in reading order, confidence and type; above the story, so that its headline can be read. */
function storyLabel(story: PageStory, index: number, size: Size): string {
  const [first = story.box] = story.rects
  const place = pixels(first, size)
  const { x } = place
  const y = Math.max(0, place.y - LABEL_HEIGHT)
  const text = `${index + 1}: ${Math.round(story.confidence * 100)}% ${story.type}`
  const width = Math.round(text.length * 8.6 + 10)
  const back = { x, y, width, height: LABEL_HEIGHT, fill: colourOf(story, index) }
  const at = { x: x + 5, y: y + 15, 'font-size': 14, 'font-weight': 'bold', fill: '#ffffff' }
  return `<rect ${attributes(back)}/><text ${attributes(at)}>${text}</text>`
}

function colourOf(story: PageStory, index: number): string {
  if (isDoubtful(story)) return DOUBTFUL
  if (kindOf(story) === 'ad') return ADVERTISEMENT
  return COLOURS[index % COLOURS.length] ?? COLOURS[0]
}

type Attributes = Record<string, string | number>

function rectangle(box: PageBox, size: Size, style: Attributes): string {
  return `<rect ${attributes({ ...pixels(box, size), ...style })}/>`
}

/** Text with a white edge, to be readable on print. */
function outlinedText(text: string, colour: string, at: Attributes): string {
  const style = { fill: colour, stroke: '#ffffff', 'stroke-width': 3, 'paint-order': 'stroke' }
  return `<text ${attributes({ ...at, ...style })}>${text}</text>`
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}

function pixels({ left, top, width, height }: PageBox, size: Size) {
  const across = (percent: number) => Math.round((percent / 100) * size.width)
  const down = (percent: number) => Math.round((percent / 100) * size.height)
  return { x: across(left), y: down(top), width: across(width), height: down(height) }
}
