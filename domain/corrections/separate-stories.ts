import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { PageBox } from '#contract/page-model.ts'
import { areaOf, clipTo, hullOf } from '../page-boxes.ts'
import { separateAreas } from '../separate-areas.ts'

/** In percent of the page: smaller differences come from rounding. */
const ROUNDING = 0.02
/** In square percent: smaller overlaps come from rounding. */
const LEAST_OVERLAP = 0.05

/**
 * Stories whose rectangles do not overlap; the smaller of two keeps the area. Undefined if a touched story, or one
 * below it, would have no area left. A story whose area changes is a new object with the version `version`.
 */
export function separateStories(
  stories: readonly DraftStory[],
  { version, touched }: { version: string; touched: readonly string[] },
): DraftStory[] | undefined {
  const areas = separateAreas(stories.map(({ rects }) => rects))
  const separate = stories.map((story, index) => {
    const rects = areas[index] ?? story.rects
    if (isSameArea(rects, story.rects)) return story
    return { ...story, rects, box: hullOf(rects), version }
  })
  const isCovered = separate.some(
    (story) => touched.includes(story.id) && overlapsAny(story, separate),
  )
  return isCovered ? undefined : separate
}

function overlapsAny(story: DraftStory, stories: readonly DraftStory[]): boolean {
  return stories.some(
    (other) => other !== story && areaOf(clipTo(story.rects, other.rects)) > LEAST_OVERLAP,
  )
}

function isSameArea(one: readonly PageBox[], other: readonly PageBox[]): boolean {
  return (
    one.length === other.length &&
    one.every((rect, index) => {
      const old = other[index]
      return old !== undefined && isClose(rect, old)
    })
  )
}

function isClose(one: PageBox, other: PageBox): boolean {
  return (['left', 'top', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < ROUNDING,
  )
}
