import type { CorrectionStep, DraftStory, PageDraft } from '#contract/desk/correction-steps.ts'

type WithoutStamp<S> = S extends CorrectionStep ? Omit<S, 'id' | 'expects'> : never
/** A step before it gets its id and the versions that the person saw. */
export type NewStep = WithoutStamp<CorrectionStep>

/** A step that somebody else's change came before. */
export interface Conflict {
  step: CorrectionStep
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

/** Both contents, if a person has to choose between them. Undoing and settling are given up without a question. */
export function conflictOver(
  step: CorrectionStep,
  mine: PageDraft,
  theirs: PageDraft,
): Conflict | undefined {
  const ids = storiesOf(withoutStamp(step))
  if (step.act === 'settle' || ids.length === 0) return undefined
  const of = (draft: PageDraft) => draft.stories.filter(({ id }) => ids.includes(id))
  return {
    step,
    mine: of(mine).map((story) =>
      step.act === 'write' ? { ...story, blocks: step.blocks } : story,
    ),
    theirs: of(theirs),
  }
}
