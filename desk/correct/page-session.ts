import type {
  CorrectionStep,
  DraftChange,
  InvalidStep,
  PageDraft,
  StepInverse,
  StepRefusal,
} from '#contract/desk/correction-steps.ts'
import type { HistoryStep } from '#contract/desk/corrections.ts'
import { applyStep } from '#domain/corrections/apply-step.ts'
import { undoStacks, withChange } from '#domain/corrections/draft.ts'
import {
  type Conflict,
  conflictOver,
  type NewStep,
  needsChoice,
  replaces,
  storiesOf,
  withoutStamp,
} from './new-step.ts'

export interface SessionState {
  /** What the person sees: the server's draft and the steps that it has not confirmed. */
  draft: PageDraft
  unsent: number
  canUndo: boolean
  canRedo: boolean
  conflict: Conflict | undefined
  /** The last step that was given up without a question; a new object each time. */
  givenUp: { why: InvalidStep | undefined } | undefined
}

interface Given {
  draft: PageDraft
  /** What this person did on the page before. */
  history: readonly HistoryStep[]
  /** Steps of this browser that the server may not have. */
  unsent: readonly CorrectionStep[]
  newId: () => string
  /** Keeps the steps that are not sent or not decided, for the case that the browser closes. */
  keep: (unsent: readonly CorrectionStep[]) => void
}

export type PageSession = ReturnType<typeof createPageSession>

/** A page that this browser corrects. Steps are shown at once, and sent in order. */
export function createPageSession({ draft, unsent, newId, keep, ...given }: Given) {
  let confirmed = draft
  let shown = draft
  let pending: CorrectionStep[] = [...unsent]
  /** The steps of this person that can be undone or redone. */
  let history = [...given.history]
  /** Steps that do not fit any more, with the page that they were made on. The person chooses, one after the other. */
  let unresolved: { step: CorrectionStep; on: PageDraft; why: InvalidStep | undefined }[] = []
  let givenUp: SessionState['givenUp']
  const inverses = new Map<string, StepInverse>()
  const context = { inverseOf: (step: string) => inverses.get(step) }
  const listeners = new Set<() => void>()
  rebuild()
  let state = stateNow()

  function stateNow(): SessionState {
    const { undo, redo } = undoStacks(history)
    const [first] = unresolved
    return {
      draft: shown,
      unsent: pending.length,
      canUndo: undo.length > 0,
      canRedo: redo.length > 0,
      conflict: first && conflictOver(first.step, first.why, first.on, shown),
      givenUp,
    }
  }

  function tell(): void {
    state = stateNow()
    keep([...unresolved.map(({ step }) => step), ...pending])
    for (const listener of listeners) listener()
  }

  /** Applies what is pending to the confirmed draft again. A step that does not fit any more is a conflict. */
  function rebuild(): void {
    const before = shown
    shown = confirmed
    pending = pending.filter((step) => {
      const refusal = apply(step)
      if (refusal) giveUp(step, before, refusal)
      return refusal === undefined
    })
  }

  function apply(step: CorrectionStep): StepRefusal | undefined {
    // The server knows how to undo steps that this browser made before it loaded the page.
    if (step.act === 'undo' && !inverses.has(step.step)) return undefined
    const outcome = applyStep(shown, step, context)
    if (outcome.kind !== 'applied') return outcome
    shown = outcome.draft
    inverses.set(step.id, outcome.inverse)
    return undefined
  }

  /** A step that cannot be made any more: the person is told, or chooses what becomes of it. */
  function giveUp(step: CorrectionStep, on: PageDraft, refusal: StepRefusal): void {
    const why = refusal.kind === 'invalid' ? refusal.why : undefined
    history = history.filter(({ id }) => id !== step.id)
    if (needsChoice(step)) {
      const others = unresolved.filter((earlier) => !replaces(step, earlier.step))
      unresolved = [...others, { step, on, why }]
    } else {
      givenUp = { why }
    }
  }

  function add(step: CorrectionStep): StepRefusal | undefined {
    const refusal = apply(step)
    if (refusal) return refusal
    pending = [...pending, step]
    const { id, act } = step
    history.push({ id, act, ...(step.act === 'undo' && { undoes: step.step }) })
    return undefined
  }

  /** Undoes a step, or undoes that. False if there is none, or if somebody else has changed the story since. */
  function goBack(from: 'undo' | 'redo'): boolean {
    const last = undoStacks(history)[from].at(-1)
    if (last === undefined) return false
    const refusal = add({ act: 'undo', id: newId(), expects: {}, step: last })
    if (refusal) history = history.filter(({ id }) => id !== last)
    tell()
    return !refusal
  }

  function make(step: NewStep, seen?: Record<string, string>): StepRefusal | undefined {
    const touched = shown.stories.filter(({ id }) => storiesOf(step).includes(id))
    const expects = seen ?? Object.fromEntries(touched.map(({ id, version }) => [id, version]))
    const stamped = { ...step, id: newId(), expects } as CorrectionStep
    const refusal = add(stamped)
    if (refusal?.kind === 'conflict') giveUp(stamped, shown, refusal)
    tell()
    return refusal
  }

  /** Takes stories of which no change told this browser, because the page was published again. */
  function takeStories({ expects }: CorrectionStep, refusal: StepRefusal): void {
    if (refusal.kind === 'invalid') return
    const now = new Map(refusal.stories.map((story) => [story.id, story]))
    const stories = confirmed.stories.flatMap((story) => {
      if (story.version !== expects[story.id]) return [story]
      return refusal.gone.includes(story.id) ? [] : [now.get(story.id) ?? story]
    })
    confirmed = { ...confirmed, stories }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    sequence: () => confirmed.sequence,
    pending: () => pending,
    /** Makes a step. Returns why it cannot be made, or nothing. `seen`: versions, if not those that are shown now. */
    make,
    undo: () => goBack('undo'),
    redo: () => goBack('redo'),

    /** Changes that the server reports, of this browser and of others. */
    receiveChanges(changes: readonly DraftChange[]): void {
      const known = new Set(changes.map(({ id }) => id))
      pending = pending.filter(({ id }) => !known.has(id))
      confirmed = changes.reduce(withChange, confirmed)
      rebuild()
      tell()
    },
    /** The server refused a step: it is taken back. */
    receiveRefusal(refusal: StepRefusal): void {
      const step = pending.find(({ id }) => id === refusal.id)
      const before = shown
      pending = pending.filter(({ id }) => id !== refusal.id)
      if (step) {
        giveUp(step, before, refusal)
        takeStories(step, refusal)
      }
      rebuild()
      tell()
    },
    /** Ends the conflict: the other person's change stays, or this person's step is made again after it. */
    resolve(choice: 'theirs' | 'mine'): StepRefusal | undefined {
      const [first, ...rest] = unresolved
      unresolved = rest
      if (first && choice === 'mine') return make(withoutStamp(first.step))
      tell()
      return undefined
    },
  }
}
