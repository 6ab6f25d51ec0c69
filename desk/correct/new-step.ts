import type {
  CorrectionStep,
  DraftStory,
  InvalidStep,
  PageDraft,
} from '#contract/desk/correction-steps.ts'

type WithoutStamp<S> = S extends CorrectionStep ? Omit<S, 'id' | 'expects'> : never
/** A step before it gets its id and the versions that the person saw. */
export type NewStep = WithoutStamp<CorrectionStep>

/** A step that somebody else's change came before, or that the server cannot make. */
export interface Conflict {
  step: CorrectionStep
  /** Why it cannot be made at all; undefined if somebody else changed the story. */
  why: InvalidStep | undefined
  /** The stories as this person made them. */
  mine: DraftStory[]
  /** As they are now; empty if they were removed. */
  theirs: DraftStory[]
}

export function withoutStamp({ id: _id, expects: _expects, ...step }: CorrectionStep): NewStep {
  return step as NewStep
}

/** The stories whose versions a step depends on. */
export function storiesOf(step: NewStep): readonly string[] {
  if ('stories' in step) return step.stories
  return 'story' in step && step.act !== 'draw' ? [step.story] : []
}

/** Undoing and settling are given up without a question. */
export function needsChoice(step: CorrectionStep): boolean {
  return step.act !== 'settle' && storiesOf(withoutStamp(step)).length > 0
}

/** Whether a later step contains all that an earlier one did. */
export function replaces(later: CorrectionStep, earlier: CorrectionStep): boolean {
  return later.act === 'write' && earlier.act === 'write' && later.story === earlier.story
}

/** Both contents of the stories that a step changes. */
export function conflictOver(
  step: CorrectionStep,
  why: InvalidStep | undefined,
  mine: PageDraft,
  theirs: PageDraft,
): Conflict {
  const ids = storiesOf(withoutStamp(step))
  const of = (draft: PageDraft) => draft.stories.filter(({ id }) => ids.includes(id))
  return {
    ...{ step, why },
    mine: of(mine).map((story) =>
      step.act === 'write' ? { ...story, blocks: step.blocks } : story,
    ),
    theirs: of(theirs),
  }
}
