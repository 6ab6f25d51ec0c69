import type { CorrectionStep, DraftStory, PageDraft } from '#contract/desk/correction-steps.ts'
import type { PageBlock, PageBox } from '#contract/page-model.ts'
import type { StoryType } from '#contract/story-type.ts'

export function box(left: number, top: number, width: number, height: number): PageBox {
  return { left, top, width, height }
}

export function block(id: string, role: PageBlock['role'], area: PageBox, text = id): PageBlock {
  return { id, role, boxes: [area], text }
}

/** A story with a headline in the first tenth of its area and one paragraph below it. */
export function draftStory(id: string, area: PageBox, type: StoryType = 'story'): DraftStory {
  const { left, top, width, height } = area
  return {
    ...{ id, type, box: area, rects: [area], language: 'en', provenance: 'pdf' },
    blocks: [
      block(`${id}-h`, 'headline', box(left, top, width, height / 10), `Head ${id}`),
      block(`${id}-t`, 'body', box(left, top + height / 10, width, height * 0.9), `Text of ${id}.`),
    ],
    ...{ confidence: 0.5, opensAs: 'text', version: '', isSettled: false },
  }
}

export function draftOf(...stories: DraftStory[]): PageDraft {
  return { pageNo: 1, baseVersion: 'v1', sequence: 0, stories, furniture: [] }
}

type StepWithoutId = CorrectionStep extends infer S
  ? S extends CorrectionStep
    ? Omit<S, 'id' | 'expects'>
    : never
  : never

let steps = 0

/** A step by someone who sees this draft. */
export function stepOn({ stories }: PageDraft, step: StepWithoutId): CorrectionStep {
  steps += 1
  const named = 'stories' in step ? step.stories : 'story' in step ? [step.story] : []
  const seen = stories.filter(({ id }) => named.includes(id))
  const expects = Object.fromEntries(seen.map(({ id, version }) => [id, version]))
  return { ...step, id: `step-${String(steps).padStart(6, '0')}`, expects }
}

/** Numbers from 0 to 1 that are the same in each run with the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A step that a person could make on this draft. */
export function randomStep(
  draft: PageDraft,
  random: () => number,
  newId: () => string,
): CorrectionStep {
  const { stories } = draft
  const any = () => stories[Math.floor(random() * stories.length)]
  const [one, other] = [any(), any()]
  const area = () => {
    const [left, top] = [random() * 80, random() * 80]
    return box(left, top, 4 + random() * (96 - left), 4 + random() * (96 - top))
  }
  const draw = () => stepOn(draft, { act: 'draw', story: newId(), type: 'story', rects: [area()] })
  if (!one || !other) return draw()
  const story = one.id
  const { left, top, width, height } = one.box
  const y = top + height * random()
  const line = { x1: left, y1: y, x2: left + width, y2: y }
  const makers: readonly (() => CorrectionStep)[] = [
    draw,
    () => stepOn(draft, { act: 'reshape', story, rects: [area()] }),
    () => stepOn(draft, { act: 'split', story, lines: [line], newIds: [newId()] }),
    () => (one === other ? draw() : stepOn(draft, { act: 'merge', stories: [story, other.id] })),
    () =>
      stepOn(draft, {
        act: 'retype',
        stories: [story],
        type: random() < 0.5 ? 'brief' : 'advertisement',
      }),
    () => stepOn(draft, { act: 'order', stories: [other.id, story] }),
    () => stepOn(draft, { act: 'settle', stories: [story] }),
    () => stepOn(draft, { act: 'remove', stories: [story] }),
    () => stepOn(draft, { act: 'tease', story, headline: `Teaser ${random()}` }),
    () =>
      stepOn(draft, {
        act: 'write',
        story,
        blocks: one.blocks.map((each) => ({
          ...each,
          text: `${each.text} ${Math.floor(random() * 100)}`,
        })),
      }),
  ]
  const maker = makers[Math.floor(random() * makers.length)]
  return (maker ?? draw)()
}
