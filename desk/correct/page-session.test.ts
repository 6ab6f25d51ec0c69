import { expect, test } from 'vitest'
import type { DraftChange, PageDraft, StepInverse } from '#contract/desk/correction-steps.ts'
import { applyStep } from '#domain/corrections/apply-step.ts'
import { changeOf } from '#domain/corrections/draft.ts'
import { createPageSession, type PageSession } from './page-session.ts'

const box = { left: 0, top: 0, width: 50, height: 20 }
const story = (id: string, top: number, text = `Text of ${id}`) => ({
  ...{ id, type: 'story', version: '', isSettled: false, language: 'en', provenance: 'pdf' },
  ...{ box: { ...box, top }, rects: [{ ...box, top }], confidence: 0.5, opensAs: 'text' },
  blocks: [{ id: `${id}-1`, role: 'body', boxes: [{ ...box, top }], text }],
})
const DRAFT = {
  ...{ pageNo: 1, baseVersion: 'v1', sequence: 0, furniture: [] },
  stories: [story('a', 0), story('b', 20), story('c', 40)],
} as unknown as PageDraft

let lastId = 0

function browser(unsent: Parameters<typeof createPageSession>[0]['unsent'] = []) {
  let kept = unsent
  lastId += 1000
  let id = lastId
  const session = createPageSession({
    ...{ draft: DRAFT, history: [], unsent, newId: () => `step-${++id}` },
    keep: (steps) => {
      kept = steps
    },
  })
  return { session, kept: () => kept }
}

/** The rules of the server, without a network. */
function server() {
  let draft = DRAFT
  const changes: DraftChange[] = []
  const inverses = new Map<string, StepInverse>()
  return {
    draft: () => draft,
    take({ pending, sequence, receiveChanges, receiveRefusal }: PageSession, isAnswered = true) {
      const since = sequence()
      let refusal: Parameters<typeof receiveRefusal>[0] | undefined
      for (const step of pending()) {
        if (changes.some(({ id }) => id === step.id)) continue
        const done = applyStep(draft, step, { inverseOf: (id) => inverses.get(id) })
        if (done.kind !== 'applied') {
          refusal = done
          break
        }
        inverses.set(step.id, done.inverse)
        changes.push(changeOf(draft, done.draft, { id: step.id, act: step.act, by: 'x' }))
        draft = done.draft
      }
      if (!isAnswered) return
      receiveChanges(changes.filter((change) => change.sequence > since))
      if (refusal) receiveRefusal(refusal)
    },
  }
}

const idsOf = ({ state }: PageSession) => state().draft.stories.map(({ id }) => id)
const textOf = ({ state }: PageSession, at: number) => state().draft.stories[at]?.blocks[0]?.text
const write = (id: string, text: string) => ({
  ...{ act: 'write' as const, story: id },
  blocks: [{ id: `${id}-1`, role: 'body' as const, boxes: [box], text }],
})

test('a step is shown at once, kept until the server has it, and undone and redone without limit', () => {
  const { session, kept } = browser()
  const desk = server()
  session.make({ act: 'merge', stories: ['a', 'b'] })
  session.make({ act: 'retype', stories: ['c'], type: 'advertisement' })
  expect(idsOf(session)).toEqual(['a', 'c'])
  expect(kept()).toHaveLength(2)
  desk.take(session)
  expect(kept()).toHaveLength(0)

  session.undo()
  session.undo()
  expect(session.undo()).toBe(false)
  expect(session.state().draft.stories).toEqual(DRAFT.stories)
  session.redo()
  session.redo()
  desk.take(session)
  expect(idsOf(session)).toEqual(['a', 'c'])
  expect(session.state().draft).toEqual(desk.draft())
})

test('a lost answer and a closed browser lose nothing, and nothing is done twice', () => {
  const first = browser()
  const desk = server()
  first.session.make({ act: 'merge', stories: ['a', 'b'] })
  desk.take(first.session, false)
  first.session.make(write('c', 'New'))

  const again = browser(first.kept())
  desk.take(again.session)
  expect(again.session.state().draft).toEqual(desk.draft())
  expect(idsOf(again.session)).toEqual(['a', 'c'])
  expect(textOf(again.session, 1)).toBe('New')
  expect(again.session.state().conflict).toBeUndefined()
})

test('two people write one story: both texts are there, and the chosen one stays', () => {
  const mine = browser()
  const theirs = browser()
  const desk = server()
  theirs.session.make(write('a', 'Theirs'))
  desk.take(theirs.session)
  mine.session.make(write('a', 'Mine'))
  mine.session.make(write('b', 'Also mine'))
  desk.take(mine.session)

  const { conflict } = mine.session.state()
  expect(conflict?.mine[0]?.blocks[0]?.text).toBe('Mine')
  expect(conflict?.theirs[0]?.blocks[0]?.text).toBe('Theirs')
  expect([textOf(mine.session, 0), textOf(mine.session, 1)]).toEqual(['Theirs', 'Also mine'])

  mine.session.resolve('mine')
  desk.take(mine.session)
  desk.take(theirs.session)
  expect(textOf(theirs.session, 0)).toBe('Mine')
  expect(mine.session.state().draft).toEqual(theirs.session.state().draft)
  // Their own step cannot be undone any more: it would take the other text away.
  expect(theirs.session.undo()).toBe(false)
})

test('each story with two texts is asked about, with the last text of this person', () => {
  const mine = browser()
  const theirs = browser()
  const desk = server()
  theirs.session.make(write('a', 'Theirs'))
  theirs.session.make(write('b', 'Theirs too'))
  desk.take(theirs.session)
  mine.session.make(write('a', 'Mine'))
  mine.session.make(write('a', 'Mine, longer'))
  mine.session.make(write('b', 'Also mine'))
  desk.take(mine.session)

  expect(mine.session.state().conflict?.mine[0]?.blocks[0]?.text).toBe('Mine, longer')
  mine.session.resolve('mine')
  expect(mine.session.state().conflict?.mine[0]?.blocks[0]?.text).toBe('Also mine')
  expect(mine.session.state().conflict?.theirs[0]?.blocks[0]?.text).toBe('Theirs too')
  mine.session.resolve('theirs')
  expect(mine.session.state().conflict).toBeUndefined()
  desk.take(mine.session)
  expect([textOf(mine.session, 0), textOf(mine.session, 1)]).toEqual(['Mine, longer', 'Theirs too'])
  expect(mine.session.state().draft).toEqual(desk.draft())
})

test('a step that nobody can make is shown with its text and the reason, and is not sent again', () => {
  const { session, kept } = browser()
  const why = 'outdated'
  session.make(write('a', 'Mine'))
  const [step] = session.pending()
  session.receiveRefusal({ kind: 'invalid', id: step?.id ?? '', why })
  expect(session.state().conflict).toMatchObject({ why, mine: [{ blocks: [{ text: 'Mine' }] }] })
  expect(kept()).toHaveLength(1)
  session.resolve('theirs')
  expect(kept()).toEqual([])
})

test('the person is told of a step that is given up without a question', () => {
  const { session } = browser()
  session.make({ act: 'settle', stories: ['a'] })
  const [step] = session.pending()
  session.receiveRefusal({ kind: 'conflict', id: step?.id ?? '', stories: [], gone: ['a'] })
  expect(session.state()).toMatchObject({ conflict: undefined, givenUp: { why: undefined } })
  expect(idsOf(session)).toEqual(['b', 'c'])
})

test('a page that was published again: the answer brings its text, and the choice is kept', () => {
  const { session } = browser()
  session.make(write('a', 'Mine'))
  const [step] = session.pending()
  const published = { ...story('a', 0, 'Printed again'), version: 'read-2' }
  const refusal = { kind: 'conflict', id: step?.id ?? '', stories: [published], gone: [] }
  session.receiveRefusal(refusal as unknown as Parameters<typeof session.receiveRefusal>[0])
  expect(session.state().conflict?.theirs[0]?.blocks[0]?.text).toBe('Printed again')
  session.resolve('mine')
  expect(session.pending()[0]?.expects).toEqual({ a: 'read-2' })
})

test('a browser that closes before the person chooses asks again', () => {
  const mine = browser()
  const theirs = browser()
  const desk = server()
  theirs.session.make(write('a', 'Theirs'))
  desk.take(theirs.session)
  mine.session.make(write('a', 'Mine'))
  desk.take(mine.session)

  const again = browser(mine.kept())
  desk.take(again.session)
  expect(again.session.state().conflict?.mine[0]?.blocks[0]?.text).toBe('Mine')
  again.session.resolve('mine')
  desk.take(again.session)
  expect(textOf(again.session, 0)).toBe('Mine')
  expect(again.kept()).toEqual([])
})
