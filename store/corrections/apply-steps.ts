import { randomUUID } from 'node:crypto'
import type {
  CorrectionStep,
  InvalidStep,
  PageDraft,
  StepInverse,
  StepRefusal,
} from '#contract/desk/correction-steps.ts'
import type { PageWords } from '#contract/page-words.ts'
import { applyStep } from '#domain/corrections/apply-step.ts'
import type { Database } from '../database.ts'
import {
  type CorrectedPage,
  type DraftBase,
  hasUnpublished,
  lockDraft,
  type StoredDraft,
  saveDraft,
} from './drafts.ts'
import { insertStep, knownSteps, type StepAuthor } from './steps.ts'

interface SentSteps {
  page: CorrectedPage
  steps: readonly CorrectionStep[]
  /** What readers see now. */
  base: DraftBase
  words?: PageWords | undefined
  /** What the rules of a draft cannot know. */
  check: (step: CorrectionStep, draft: PageDraft) => InvalidStep | undefined
  author: StepAuthor
}

/**
 * Applies steps in order, up to the first that is refused. Steps that were applied before are skipped, so that a browser
 * that got no answer sends them again. The draft is locked: two browsers take turns.
 */
export async function applySteps(
  db: Database,
  { page, steps, base, words, check, author }: SentSteps,
): Promise<StepRefusal | undefined> {
  return db.transaction().execute(async (tx) => {
    const stored = await freshDraft(tx, page, base, author)
    if (stored.base.mark !== base.mark) return refused(steps[0], 'outdated')
    const asked = steps.flatMap((step) => (step.act === 'undo' ? [step.id, step.step] : [step.id]))
    const known = new Map(await knownSteps(tx, page, asked))
    let { draft } = stored
    let refusal: StepRefusal | undefined
    for (const step of steps) {
      if (known.has(step.id)) continue
      const fault = check(step, draft)
      const context = { words, inverseOf: (id: string): StepInverse | undefined => known.get(id) }
      const outcome = fault ? refused(step, fault) : applyStep(draft, step, context)
      if (outcome?.kind !== 'applied') {
        refusal = outcome
        break
      }
      await insertStep(tx, page, step, { before: draft, after: outcome.draft }, author)
      known.set(step.id, outcome.inverse)
      draft = outcome.draft
    }
    if (draft !== stored.draft) await saveDraft(tx, page, { ...stored, draft }, author.now)
    return refusal
  })
}

/** Puts the page back to what readers see. It can be undone like a step. */
export async function discardDraft(
  db: Database,
  page: CorrectedPage,
  base: DraftBase,
  author: StepAuthor,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const stored = await lockDraft(tx, page, base, author.now)
    const isOutdated = stored.base.mark !== base.mark
    if (hasUnpublished(stored) || isOutdated) {
      await startAgain(tx, page, { stored, base: isOutdated ? base : stored.base, author })
    }
  })
}

/** A draft without unpublished steps follows what readers see. */
async function freshDraft(
  tx: Database,
  page: CorrectedPage,
  base: DraftBase,
  author: StepAuthor,
): Promise<StoredDraft> {
  const stored = await lockDraft(tx, page, base, author.now)
  if (stored.base.mark === base.mark || hasUnpublished(stored)) return stored
  return startAgain(tx, page, { stored, base, author })
}

async function startAgain(
  tx: Database,
  page: CorrectedPage,
  { stored, base, author }: { stored: StoredDraft; base: DraftBase; author: StepAuthor },
): Promise<StoredDraft> {
  const sequence = stored.draft.sequence + 1
  const draft = { ...base.draft, sequence }
  const step = { id: randomUUID(), act: 'discard' } as const
  await insertStep(tx, page, step, { before: stored.draft, after: draft }, author)
  const next = { base: { ...base, draft }, draft, publishedSequence: sequence }
  await saveDraft(tx, page, next, author.now)
  return next
}

function refused(step: CorrectionStep | undefined, why: InvalidStep): StepRefusal | undefined {
  return step && { kind: 'invalid', id: step.id, why }
}
