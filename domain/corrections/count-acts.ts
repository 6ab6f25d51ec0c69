import type { CorrectionAct, CorrectionStep } from '#contract/desk/correction-steps.ts'

/** How often each act was done and not undone. */
export function countActs(
  steps: readonly CorrectionStep[],
): Partial<Record<CorrectionAct, number>> {
  const done = new Map<string, CorrectionStep>()
  const undone = new Map<string, CorrectionStep>()
  for (const step of steps) {
    if (step.act !== 'undo') {
      done.set(step.id, step)
      continue
    }
    const redone = undone.get(step.step)
    const taken = done.get(step.step)
    if (redone) done.set(step.id, redone)
    else if (taken) undone.set(step.id, taken)
    done.delete(step.step)
    undone.delete(step.step)
  }
  const counts: Partial<Record<CorrectionAct, number>> = {}
  for (const { act } of done.values()) counts[act] = (counts[act] ?? 0) + 1
  return counts
}
