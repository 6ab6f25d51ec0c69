import { expect, test } from 'vitest'
import type { PageDraft, StepInverse } from '#contract/desk/correction-steps.ts'
import type { PageWords } from '#contract/page-words.ts'
import { areaOf, clipTo } from '../page-boxes.ts'
import { applyStep, type StepContext } from './apply-step.ts'
import { changeOf, newDraft, undoStacks, withChange } from './draft.ts'
import { movedStories } from './moved-stories.ts'
import { block, box, draftOf, draftStory, randomNumbers, randomStep, stepOn } from './testing.ts'

const left = draftStory('left', box(0, 0, 50, 50))
const right = draftStory('right', box(50, 0, 50, 50))
const ad = draftStory('ad', box(0, 60, 100, 30), 'advertisement')
const page = draftOf(left, right, ad)

function applied(draft: PageDraft, step: Parameters<typeof stepOn>[1], context?: StepContext) {
  const outcome = applyStep(draft, stepOn(draft, step), context)
  if (outcome.kind !== 'applied') throw new Error(JSON.stringify(outcome))
  return outcome.draft
}

const summary = ({ stories }: PageDraft) =>
  stories.map(({ id, rects, blocks }) => ({ id, rects, blocks: blocks.map(({ id }) => id) }))

test('merging keeps the order and every text', () => {
  const merged = applied(page, { act: 'merge', stories: ['right', 'left'] })
  expect(merged.stories.map(({ id }) => id)).toEqual(['left', 'ad'])
  expect(merged.stories[0]).toMatchObject({
    rects: [box(0, 0, 100, 50)],
    blocks: [...left.blocks, ...right.blocks],
    isSettled: true,
  })
})

test('stories with another one between them keep their rectangles when they are merged', () => {
  const draft = draftOf(left, draftStory('between', box(20, 50, 60, 10)), ad)
  const [first] = applied(draft, { act: 'merge', stories: ['left', 'ad'] }).stories
  expect(first?.rects).toEqual([left.box, ad.box])
})

test('a story is cut along several lines at once, and blocks go with their areas', () => {
  const lines = [
    { x1: 0, y1: 5, x2: 49, y2: 5.2 },
    { x1: 25, y1: 10, x2: 25, y2: 50 },
  ]
  const cut = applied(page, { act: 'split', story: 'left', lines, newIds: ['b', 'c'] })
  expect(summary(cut).slice(0, 3)).toEqual([
    { id: 'left', rects: [box(0, 0, 50, 5.1)], blocks: ['left-h'] },
    { id: 'b', rects: [box(0, 5.1, 25, 44.9)], blocks: ['left-t'] },
    { id: 'c', rects: [box(25, 5.1, 25, 44.9)], blocks: [] },
  ])
})

const words: PageWords = {
  format: 1,
  lines: [
    {
      ...box(0, 1, 45, 3),
      words: [
        [0, 20, 'Head'],
        [22, 20, 'left'],
      ],
    },
    ...['Text', 'of', 'left.'].map((word, index) => ({
      ...box(0, 10 + index * 12, 45, 1.5),
      words: [[0, 30, word] as [number, number, string]],
    })),
    { ...box(2, 52, 45, 3), words: [[2, 40, 'Loose']] },
    { ...box(2, 56, 45, 1.5), words: [[2, 40, 'lines.']] },
  ],
}

test('with the words of the page, a paragraph is divided by its lines', () => {
  const lines = [{ x1: 0, y1: 30, x2: 50, y2: 30 }]
  const cut = applied(page, { act: 'split', story: 'left', lines, newIds: ['b'] }, { words })
  const texts = cut.stories.slice(0, 2).map(({ blocks }) => blocks.map(({ text }) => text))
  expect(texts).toEqual([['Head left', 'Text of'], ['left.']])
})

test('a drawn story gets the printed lines that no story has', () => {
  const rects = [box(0, 50, 50, 9)]
  const drawn = applied(page, { act: 'draw', story: 'new', type: 'brief', rects }, { words })
  expect(drawn.stories.find(({ id }) => id === 'new')).toMatchObject({
    blocks: [
      { role: 'headline', text: 'Loose' },
      { role: 'body', text: 'lines.' },
    ],
    ...{ opensAs: 'text', language: 'en' },
  })
})

test('a story that is drawn over another takes its area and the blocks there', () => {
  const rects = [box(0, 0, 50, 6)]
  const drawn = applied(page, { act: 'draw', story: 'new', type: 'brief', rects })
  expect(summary(drawn).filter(({ id }) => id === 'new' || id === 'left')).toEqual([
    { id: 'left', rects: [box(0, 6, 50, 44)], blocks: ['left-t'] },
    { id: 'new', rects, blocks: ['left-h'] },
  ])
})

test('the text of a removed story comes back with a story that is drawn there', () => {
  const removed = applied(page, { act: 'remove', stories: ['left'] })
  const drawn = applied(removed, { act: 'draw', story: 'new', type: 'story', rects: left.rects })
  expect(drawn.stories.find(({ id }) => id === 'new')?.blocks).toEqual(left.blocks)
  expect(drawn.furniture).toEqual([])
})

test('advertisements come last', () => {
  const retyped = applied(page, { act: 'retype', stories: ['left'], type: 'advertisement' })
  expect(retyped.stories.map(({ id }) => id)).toEqual(['right', 'left', 'ad'])
  expect(retyped.stories[1]?.opensAs).toBe('image')
})

test.each([
  ['a story that is not there', { act: 'settle', stories: ['nobody'] }, 'conflict'],
  [
    'an id that is in use',
    { act: 'draw', story: 'left', type: 'story', rects: [ad.box] },
    'id-in-use',
  ],
  [
    'an area that another story fills',
    { act: 'draw', story: 'n', type: 'story', rects: [ad.box] },
    'no-area',
  ],
  [
    'a line beside the story',
    { act: 'split', story: 'left', lines: [{ x1: 60, y1: 9, x2: 90, y2: 9 }], newIds: ['b'] },
    'nothing-cut',
  ],
  [
    'a block that is no picture',
    { act: 'picture', story: 'left', block: 'left-t', picture: null },
    'no-such-block',
  ],
] as const)('%s is refused', (_what, step, why) => {
  const outcome = applyStep(page, stepOn(page, structuredClone(step) as never))
  expect(outcome.kind === 'invalid' ? outcome.why : outcome.kind).toBe(why)
})

test('a story that somebody else has changed meanwhile is a conflict with its present text', () => {
  const blocks = [block('x', 'body', left.box, 'Theirs')]
  const mine = stepOn(page, { act: 'write', story: 'left', blocks: left.blocks })
  const theirs = applied(page, { act: 'write', story: 'left', blocks })
  expect(applyStep(theirs, mine)).toMatchObject({
    ...{ kind: 'conflict', id: mine.id, gone: [] },
    stories: [{ id: 'left', blocks }],
  })
})

test('a story that was published again with another text is a conflict, the others are not', () => {
  const published = (text: string) => {
    const blocks = [block('left-t', 'body', left.box, text)]
    return newDraft(
      { pageNo: 1, baseVersion: text },
      { ...page, stories: [{ ...left, blocks }, right] },
    )
  }
  const [first, again] = [published('First'), published('Again')]
  const settle = (story: string) => stepOn(first, { act: 'settle', stories: [story] })
  expect(applyStep(again, settle('left'))).toMatchObject({ kind: 'conflict' })
  expect(applyStep(again, settle('right')).kind).toBe('applied')
  const unseen = { ...settle('left'), expects: {} }
  expect(applyStep(again, unseen).kind).toBe('applied')
})

test('formatted text is replaced when its text is written again', () => {
  const formatted = { ...block('x', 'body', left.box, 'Old'), html: '<p>Old</p>' }
  const draft = draftOf({ ...left, blocks: [formatted] })
  const write = (text: string) =>
    applied(draft, { act: 'write', story: 'left', blocks: [{ ...formatted, text }] }).stories[0]
  expect(write('Old')?.blocks).toEqual([formatted])
  expect(write('New')?.blocks[0]?.html).toBeUndefined()
})

test('a continuation is joined and taken apart', () => {
  const joined = applied(page, { act: 'join', story: 'left', page: 5, other: 'far' })
  expect(joined.stories[0]).toMatchObject({ continuesOn: 5, continuesIn: 'far' })
  const apart = applied(joined, { act: 'unjoin', story: 'left' })
  expect(apart.stories[0]?.continuesIn).toBeUndefined()
})

test('a story that was merged twice leads to the one that is left', () => {
  const third = draftStory('third', box(0, 50, 50, 9))
  const draft = draftOf(left, right, third)
  const one = stepOn(draft, { act: 'merge', stories: ['right', 'third'] })
  const two = stepOn(draft, { act: 'merge', stories: ['left', 'right'] })
  const moved = movedStories(draft.stories, [left], [one, two])
  expect([...moved]).toEqual([
    ['right', 'left'],
    ['third', 'left'],
  ])
})

test('what was undone can be done again', () => {
  const history = [
    { id: 'a', act: 'merge' },
    { id: 'b', act: 'settle' },
    { id: 'c', act: 'undo', undoes: 'b' },
    { id: 'd', act: 'undo', undoes: 'a' },
  ]
  expect(undoStacks(history)).toEqual({ undo: [], redo: ['c', 'd'] })
  const redone = [...history, { id: 'e', act: 'undo', undoes: 'd' }]
  expect(undoStacks(redone)).toEqual({ undo: ['e'], redo: ['c'] })
  expect(undoStacks([...redone, { id: 'f', act: 'settle' }])).toEqual({
    undo: ['e', 'f'],
    redo: [],
  })
})

test('random steps never leave overlaps or lose blocks, changes repeat them, and undoing all leads back', () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const random = randomNumbers(seed)
    const inverses = new Map<string, StepInverse>()
    let made = 0
    let draft = page
    let copy = page
    const take = (step: Parameters<typeof applyStep>[1]) => {
      const outcome = applyStep(draft, step, { inverseOf: (id) => inverses.get(id) })
      if (outcome.kind !== 'applied') return false
      const change = changeOf(draft, outcome.draft, { ...step, by: 'asha' })
      copy = withChange(withChange(copy, change), change)
      inverses.set(step.id, outcome.inverse)
      draft = outcome.draft
      return true
    }
    const newId = () => {
      made += 1
      return `new-${seed}-${made}`
    }
    for (let count = 0; count < 25; count += 1) {
      take(randomStep(draft, random, newId))
      expect(overlapsIn(draft), `seed ${seed}`).toEqual([])
      const ids = [...draft.stories.flatMap(({ blocks }) => blocks), ...draft.furniture].map(
        ({ id }) => id,
      )
      expect(ids.toSorted()).toEqual(
        [...page.stories.flatMap(({ blocks }) => blocks)].map(({ id }) => id).toSorted(),
      )
    }
    expect(copy).toEqual(draft)
    for (const id of [...inverses.keys()].toReversed()) {
      expect(take(stepOn(draft, { act: 'undo', step: id })), `seed ${seed}`).toBe(true)
    }
    expect({ ...draft, sequence: 0 }).toEqual(page)
  }
})

function overlapsIn({ stories }: PageDraft): string[] {
  return stories.flatMap((one, index) =>
    stories
      .slice(index + 1)
      .filter((other) => areaOf(clipTo(one.rects, other.rects)) > 0.05)
      .map((other) => `${one.id} ${other.id}`),
  )
}
