import type {
  CorrectionStep,
  DraftStory,
  InvalidStep,
  PageDraft,
  StepInverse,
  StepRefusal,
} from '#contract/desk/correction-steps.ts'
import type { PageWords } from '#contract/page-words.ts'
import { changeAreas } from './change-areas.ts'
import { changeStories } from './change-stories.ts'
import { inverseOf, isVersionSeen, undone } from './draft.ts'
import { separateStories } from './separate-stories.ts'
import { isAdvertisement } from './story-opens-as.ts'

/** What a step needs besides the draft. A browser has less of it, and corrects itself when the server answers. */
export interface StepContext {
  /** The words of the page. Without them whole blocks go from story to story. */
  words?: PageWords | undefined
  /** What undoes a step of this page. */
  inverseOf?: (step: string) => StepInverse | undefined
}

export type StepOutcome = { kind: 'applied'; draft: PageDraft; inverse: StepInverse } | StepRefusal

/** Applies a step to a draft, or says why not. A refused step changes nothing. */
export function applyStep(
  draft: PageDraft,
  step: CorrectionStep,
  context: StepContext = {},
): StepOutcome {
  const invalid = (why: InvalidStep): StepRefusal => ({ kind: 'invalid', id: step.id, why })
  const inverse = step.act === 'undo' ? context.inverseOf?.(step.step) : undefined
  if (step.act === 'undo' && !inverse) return invalid('no-such-step')
  const refusal = conflictOf(draft, step, inverse?.expects ?? expectationsOf(step))
  if (refusal) return refusal
  const changed = inverse ? undoneSafely(draft, inverse, step.id) : change(draft, step, context)
  if (typeof changed === 'string') return invalid(changed)
  const next = { ...changed, stories: adsLast(changed.stories), sequence: draft.sequence + 1 }
  return { kind: 'applied', draft: next, inverse: inverseOf(draft, next) }
}

function change(
  draft: PageDraft,
  step: CorrectionStep,
  { words }: StepContext,
): PageDraft | InvalidStep {
  switch (step.act) {
    case 'draw':
    case 'reshape':
    case 'split':
    case 'merge':
      return changeAreas(draft, step, words)
    case 'undo':
      return 'no-such-step'
    default:
      return changeStories(draft, step)
  }
}

function undoneSafely(
  draft: PageDraft,
  inverse: StepInverse,
  version: string,
): PageDraft | InvalidStep {
  const back = undone(draft, inverse)
  const stories = separateStories(back.stories, {
    version,
    touched: inverse.stories.map(({ id }) => id),
  })
  return stories ? { ...back, stories } : 'no-area'
}

/** Every story that a step changes must be as its author saw it. The order of stories has no version. */
function expectationsOf(step: CorrectionStep): Record<string, string | null> {
  const named = namesIn(step)
  return { ...Object.fromEntries(named.map((id) => [id, ''])), ...step.expects }
}

function namesIn(step: CorrectionStep): readonly string[] {
  if (step.act === 'draw' || step.act === 'order' || step.act === 'undo') return []
  return 'stories' in step ? step.stories : [step.story]
}

function conflictOf(
  { stories }: PageDraft,
  { id }: CorrectionStep,
  expects: Readonly<Record<string, string | null>>,
): StepRefusal | undefined {
  const changed: DraftStory[] = []
  const gone: string[] = []
  for (const [expected, version] of Object.entries(expects)) {
    const story = stories.find((one) => one.id === expected)
    if (!story && version !== null) gone.push(expected)
    else if (story && !isVersionSeen(story.version, version)) changed.push(story)
  }
  if (changed.length === 0 && gone.length === 0) return undefined
  return { kind: 'conflict', id, stories: changed, gone }
}

function adsLast(stories: readonly DraftStory[]): DraftStory[] {
  return [...stories.filter((story) => !isAdvertisement(story)), ...stories.filter(isAdvertisement)]
}
