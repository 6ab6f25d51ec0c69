import type { CorrectionStep, DraftStory } from '#contract/desk/correction-steps.ts'

/** The stories that were merged into others: the id that is gone, and the one that has its text. */
export function movedStories(
  before: readonly DraftStory[],
  after: readonly DraftStory[],
  steps: readonly CorrectionStep[],
): Map<string, string> {
  const groups: Set<string>[] = []
  for (const step of steps) {
    if (step.act !== 'merge') continue
    const touching = groups.filter((group) => step.stories.some((id) => group.has(id)))
    for (const group of touching) groups.splice(groups.indexOf(group), 1)
    groups.push(new Set([...step.stories, ...touching.flatMap((group) => [...group])]))
  }
  const kept = new Set(after.map(({ id }) => id))
  const moved = new Map<string, string>()
  for (const { id } of before) {
    if (kept.has(id)) continue
    const group = groups.find((one) => one.has(id))
    const target = after.find((story) => group?.has(story.id))
    if (target) moved.set(id, target.id)
  }
  return moved
}
