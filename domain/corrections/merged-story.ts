import type { DraftStory, PageDraft } from '#contract/desk/correction-steps.ts'
import type { PageBlock } from '#contract/page-model.ts'
import { hullOf } from '../page-boxes.ts'
import { storyOpensAs } from './story-opens-as.ts'

/** One story with the blocks of all in reading order. The first one keeps its id, type and language. */
export function mergedStory(draft: PageDraft, ids: readonly string[], version: string): DraftStory {
  const parts = draft.stories.filter(({ id }) => ids.includes(id))
  const [first] = parts
  if (!first) throw new Error('The stories of a merge are checked before.')
  const blocks = withUniqueIds(parts)
  const rects = parts.flatMap((part) => part.rects)
  const notices = parts.flatMap(({ notice }) => notice ?? [])
  const provenance = parts.find((part) => part.provenance !== 'none')?.provenance ?? 'none'
  const from = parts.find(({ continuedFrom }) => continuedFrom !== undefined)
  const on = parts.findLast(({ continuesOn }) => continuesOn !== undefined)
  return {
    ...first,
    ...{ blocks, rects, box: hullOf(rects), provenance, version, isSettled: true },
    opensAs: storyOpensAs(first.type, blocks),
    ...(from?.continuedFrom !== undefined && { continuedFrom: from.continuedFrom }),
    ...(on?.continuesOn !== undefined && { continuesOn: on.continuesOn }),
    ...(on?.continuesIn !== undefined && { continuesIn: on.continuesIn }),
    ...(notices.length > 0 && { notice: notices.join('\n') }),
  }
}

/** Pages of earlier releases have stories whose blocks have the same ids. */
function withUniqueIds(parts: readonly DraftStory[]): PageBlock[] {
  const taken = new Set<string>()
  return parts.flatMap(({ blocks }) => {
    const renamed = new Map<string, string>()
    for (const { id } of blocks) {
      let unique = id
      for (let number = 2; taken.has(unique); number += 1) unique = `${id}-${number}`
      taken.add(unique)
      renamed.set(id, unique)
    }
    return blocks.map((block) => ({
      ...block,
      id: renamed.get(block.id) ?? block.id,
      ...(block.of !== undefined && { of: renamed.get(block.of) ?? block.of }),
    }))
  })
}
