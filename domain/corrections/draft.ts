import type {
  DraftChange,
  DraftStory,
  PageDraft,
  StepInverse,
} from '#contract/desk/correction-steps.ts'
import type { PageModel, PageStory } from '#contract/page-model.ts'
import { hashOf } from '../hash.ts'

interface IdentifiedStory extends PageStory {
  id: string
}

/** The draft of a page on which nobody has done anything. */
export function newDraft(
  { pageNo, baseVersion }: Pick<PageDraft, 'pageNo' | 'baseVersion'>,
  { stories, furniture }: Pick<PageModel, 'furniture'> & { stories: readonly IdentifiedStory[] },
): PageDraft {
  return {
    pageNo,
    baseVersion,
    sequence: 0,
    stories: stories.map((story) => ({
      ...story,
      version: versionAsRead(story),
      isSettled: false,
    })),
    furniture,
  }
}

const AS_READ = 'read-'

/** Differs if the page is published again with another content of the story. */
function versionAsRead(story: IdentifiedStory): string {
  return AS_READ + hashOf(JSON.stringify(story)).toString(36)
}

/** Whether a story has the version that the author of a step saw. */
export function isVersionSeen(version: string, seen: string | null): boolean {
  return version === seen || (seen === '' && version.startsWith(AS_READ))
}

type Arrangement = Pick<DraftChange, 'stories' | 'removed' | 'order'>

function difference(from: PageDraft, to: PageDraft): Arrangement {
  const before = new Map(from.stories.map((story) => [story.id, story]))
  const after = new Set(to.stories.map(({ id }) => id))
  return {
    stories: to.stories.filter((story) => before.get(story.id) !== story),
    removed: from.stories.flatMap(({ id }) => (after.has(id) ? [] : [id])),
    order: to.stories.map(({ id }) => id),
  }
}

/** What a step changed, for those who have the draft before it. */
export function changeOf(
  before: PageDraft,
  after: PageDraft,
  step: { id: string; act: string; by: string },
): DraftChange {
  const { id, act, by } = step
  const { sequence, furniture } = after
  return {
    ...{ sequence, id, act, by, ...difference(before, after) },
    ...(furniture !== before.furniture && { furniture }),
  }
}

export function inverseOf(before: PageDraft, after: PageDraft): StepInverse {
  const { order, ...back } = difference(after, before)
  const left = new Map(after.stories.map(({ id, version }) => [id, version]))
  const touched = [...back.stories.map(({ id }) => id), ...back.removed]
  const isReordered =
    order.length !== after.stories.length || order.some((id, at) => after.stories[at]?.id !== id)
  const missingIn = (from: PageDraft, { furniture }: PageDraft) =>
    from.furniture.filter(({ id }) => !furniture.some((block) => block.id === id))
  return {
    ...back,
    // An empty order keeps the current one, which somebody else may change later.
    order: isReordered ? order : [],
    expects: Object.fromEntries(touched.map((id) => [id, left.get(id) ?? null])),
    loose: missingIn(before, after),
    bound: missingIn(after, before).map(({ id }) => id),
  }
}

/** The draft before a step, with what others have changed since. */
export function undone(draft: PageDraft, inverse: StepInverse): PageDraft {
  const { loose, bound } = inverse
  const rest = draft.furniture.filter(({ id }) => !bound.includes(id))
  const furniture =
    loose.length === 0 && rest.length === draft.furniture.length
      ? draft.furniture
      : [...rest, ...loose]
  return { ...arranged(draft, inverse), furniture }
}

/** The draft after a change that the server reports. Changes that it has already are skipped. */
export function withChange(draft: PageDraft, change: DraftChange): PageDraft {
  const { sequence, furniture = draft.furniture } = change
  return sequence <= draft.sequence ? draft : { ...arranged(draft, change), furniture, sequence }
}

function arranged(draft: PageDraft, { stories, removed, order }: Arrangement): PageDraft {
  const all = new Map(draft.stories.map((story) => [story.id, story]))
  for (const story of stories) all.set(story.id, story)
  for (const id of removed) all.delete(id)
  return { ...draft, stories: inOrder([...all.values()], order) }
}

/** Stories in this order. Those that it does not name stay behind the story that they follow now. */
export function inOrder(stories: readonly DraftStory[], order: readonly string[]): DraftStory[] {
  const known = new Map(stories.map((story) => [story.id, story]))
  const ordered = [...new Set(order)].flatMap((id) => known.get(id) ?? [])
  const named = new Set(ordered)
  for (const [index, story] of stories.entries()) {
    if (named.has(story)) continue
    const previous = stories[index - 1]
    const at = previous ? ordered.indexOf(previous) + 1 : 0
    ordered.splice(at, 0, story)
    named.add(story)
  }
  return ordered
}

/** Steps that a person can undo and redo, the next one last. Send `undo` with its id. */
export function undoStacks(
  history: readonly { id: string; act: string; undoes?: string | undefined }[],
): { undo: string[]; redo: string[] } {
  const undo: string[] = []
  const redo: string[] = []
  for (const { id, undoes } of history) {
    if (undoes === undefined) {
      undo.push(id)
      redo.length = 0
    } else if (redo.includes(undoes)) {
      redo.splice(redo.indexOf(undoes), 1)
      undo.push(id)
    } else {
      const at = undo.indexOf(undoes)
      if (at >= 0) undo.splice(at, 1)
      redo.push(id)
    }
  }
  return { undo, redo }
}
