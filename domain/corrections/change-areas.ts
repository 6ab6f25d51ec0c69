import type {
  CorrectionStep,
  DraftStory,
  InvalidStep,
  PageDraft,
} from '#contract/desk/correction-steps.ts'
import type { PageBox } from '#contract/page-model.ts'
import type { PageWords } from '#contract/page-words.ts'
import { areaOf, clipTo, hullOf } from '../page-boxes.ts'
import { cutArea } from './cut-area.ts'
import { followAreas } from './follow-areas.ts'
import { mergedStory } from './merged-story.ts'
import { separateStories } from './separate-stories.ts'
import { storyOpensAs } from './story-opens-as.ts'

type AreaStep = Extract<CorrectionStep, { act: 'draw' | 'reshape' | 'split' | 'merge' }>

/** In percent of the page. */
const LEAST_SIDE = 0.4

/** Steps that change rectangles. Text follows area. */
export function changeAreas(
  draft: PageDraft,
  step: AreaStep,
  words: PageWords | undefined,
): PageDraft | InvalidStep {
  switch (step.act) {
    case 'draw':
      return drawStory(draft, step, words)
    case 'reshape': {
      const rects = rectsOnPage(step.rects)
      if (rects.length === 0) return 'no-area'
      const reshaped = (story: DraftStory): DraftStory =>
        story.id === step.story ? withArea(settled(story, step.id), rects) : story
      return withText(draft, draft.stories.map(reshaped), step.id, words)
    }
    case 'split':
      return splitStory(draft, step, words)
    case 'merge': {
      const merged = mergedStory(draft, step.stories, step.id)
      const others = draft.stories.filter(({ id }) => !step.stories.includes(id))
      const isFree = others.every(({ rects }) => clipTo([merged.box], rects).length === 0)
      const whole = isFree ? withArea(merged, [merged.box]) : merged
      const stories = draft.stories
        .filter(({ id }) => id === whole.id || !step.stories.includes(id))
        .map((story) => (story.id === whole.id ? whole : story))
      const separate = separateStories(stories, { version: step.id, touched: [whole.id] })
      return separate ? { ...draft, stories: separate } : 'no-area'
    }
  }
}

function drawStory(
  draft: PageDraft,
  { id: version, story: id, type, rects }: Extract<AreaStep, { act: 'draw' }>,
  words: PageWords | undefined,
): PageDraft | InvalidStep {
  if (draft.stories.some((story) => story.id === id)) return 'id-in-use'
  const area = rectsOnPage(rects)
  if (area.length === 0) return 'no-area'
  const [neighbour] = draft.stories
  const drawn: DraftStory = {
    ...{ id, type, rects: area, box: hullOf(area), blocks: [], version, isSettled: true },
    language: neighbour?.language ?? 'en',
    provenance: neighbour?.provenance ?? 'pdf',
    ...{ confidence: 1, opensAs: 'image' },
  }
  const at = draft.stories.findIndex(({ box }) => box.top > drawn.box.top)
  const stories = draft.stories.toSpliced(at < 0 ? draft.stories.length : at, 0, drawn)
  return withText(draft, stories, version, words)
}

function splitStory(
  draft: PageDraft,
  { id: version, story: id, lines, newIds }: Extract<AreaStep, { act: 'split' }>,
  words: PageWords | undefined,
): PageDraft | InvalidStep {
  const whole = draft.stories.find((story) => story.id === id)
  if (!whole) return 'no-such-story'
  const parts = cutArea(whole.rects, lines)
  const ids = [id, ...newIds.slice(0, parts.length - 1)]
  if (parts.length < 2) return 'nothing-cut'
  if (ids.length < parts.length) return 'too-few-ids'
  if (new Set(ids).size < ids.length) return 'id-in-use'
  if (draft.stories.some((story) => story !== whole && ids.includes(story.id))) return 'id-in-use'
  const { continuesOn, continuesIn, continuedFrom, teaser, notice, ...common } = whole
  const stories = parts.map((rects, index): DraftStory => {
    const isFirst = index === 0
    const part = { ...common, id: ids[index] ?? id, blocks: isFirst ? whole.blocks : [] }
    return {
      ...withArea(settled(part, version), rects),
      ...(isFirst && definedOnly({ continuedFrom, teaser, notice })),
      ...(index === parts.length - 1 && definedOnly({ continuesOn, continuesIn })),
    }
  })
  const next = draft.stories.flatMap((story) => (story === whole ? stories : [story]))
  return withText(draft, next, version, words)
}

/** Separates the areas, and gives each changed story the text in its area. */
function withText(
  before: PageDraft,
  stories: readonly DraftStory[],
  version: string,
  words: PageWords | undefined,
): PageDraft | InvalidStep {
  const touched = stories.filter((story) => story.version === version).map(({ id }) => id)
  const separate = separateStories(stories, { version, touched })
  if (!separate) return 'no-area'
  const after = followAreas(before, { ...before, stories: separate }, words)
  const known = new Map(before.stories.map((story) => [story.id, story]))
  return {
    ...after,
    stories: after.stories.map((story) => {
      if (known.get(story.id)?.rects === story.rects) return story
      const opensAs = storyOpensAs(story.type, story.blocks)
      return known.has(story.id)
        ? { ...story, opensAs }
        : { ...story, opensAs, language: languageOf(story) }
    }),
  }
}

function withArea(story: DraftStory, rects: PageBox[]): DraftStory {
  return { ...story, rects, box: hullOf(rects) }
}

function settled(story: DraftStory, version: string): DraftStory {
  return { ...story, version, isSettled: true }
}

/** The rectangles without parts beyond the page, and without those that are too small to see. */
function rectsOnPage(rects: readonly PageBox[]): PageBox[] {
  const page = { left: 0, top: 0, width: 100, height: 100 }
  return rects
    .flatMap((rect) => clipTo([rect], [page]))
    .filter(({ width, height }) => width >= LEAST_SIDE && height >= LEAST_SIDE)
    .filter((rect) => areaOf([rect]) > 0)
}

function languageOf({ blocks, language }: DraftStory): DraftStory['language'] {
  const text = blocks.map((block) => block.text).join('')
  if (!/\p{L}/u.test(text)) return language
  return /[\u0c80-\u0cff]/.test(text) ? 'kn' : 'en'
}

function definedOnly<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>
}
