import type { DraftStory } from '#contract/desk/correction-steps.ts'
import { type Line, touches } from './geometry.ts'

/** Where a story is cut most likely: above its second headline, else in the middle. */
export function suggestedCut({ box, blocks }: DraftStory): Line {
  const [, second] = blocks.filter(({ role }) => role === 'headline')
  const above = second && Math.min(...second.boxes.map(({ top }) => top))
  const isInside = above !== undefined && above > box.top + 1 && above < box.top + box.height - 1
  const y = isInside ? above - 0.2 : box.top + box.height / 2
  return { x1: box.left, y1: y, x2: box.left + box.width, y2: y }
}

const STEP = 0.5
const LARGE_STEP = 2.5

/** Up and down move a level line; left and right turn it upright and move it. */
export function moveCut(line: Line, key: string, isLarge: boolean, { box }: DraftStory): Line {
  const by = isLarge ? LARGE_STEP : STEP
  const isLevel = line.y1 === line.y2
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const from = isLevel ? line.y1 : box.top + box.height / 2
    const y = from + (isLevel ? (key === 'ArrowUp' ? -by : by) : 0)
    return { x1: box.left, y1: y, x2: box.left + box.width, y2: y }
  }
  const from = isLevel ? box.left + box.width / 2 : line.x1
  const x = from + (isLevel ? 0 : key === 'ArrowLeft' ? -by : by)
  return { x1: x, y1: box.top, x2: x, y2: box.top + box.height }
}

/** The story that a drawn line crosses: the one with most of it. */
export function storyAcross(stories: readonly DraftStory[], line: Line): DraftStory | undefined {
  const samples = Array.from({ length: 21 }, (_, index) => {
    const share = index / 20
    return {
      left: line.x1 + (line.x2 - line.x1) * share - 0.01,
      top: line.y1 + (line.y2 - line.y1) * share - 0.01,
      width: 0.02,
      height: 0.02,
    }
  })
  const counts = stories.map((story) => ({
    story,
    count: samples.filter((sample) => story.rects.some((rect) => touches(rect, sample))).length,
  }))
  const [most] = counts.sort((a, b) => b.count - a.count)
  return most && most.count > 0 ? most.story : undefined
}
