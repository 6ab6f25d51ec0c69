import type {
  CorrectionStep,
  DraftStory,
  InvalidStep,
  PageDraft,
} from '#contract/desk/correction-steps.ts'
import type { PageBlock } from '#contract/page-model.ts'
import { inOrder } from './draft.ts'
import { storyOpensAs } from './story-opens-as.ts'

type StoryStep = Exclude<CorrectionStep, { act: 'draw' | 'reshape' | 'split' | 'merge' | 'undo' }>

/** Steps that change what stories say, and not where they are. */
export function changeStories(draft: PageDraft, step: StoryStep): PageDraft | InvalidStep {
  switch (step.act) {
    case 'order':
      return { ...draft, stories: inOrder(draft.stories, newOrder(draft, step.stories)) }
    case 'remove': {
      const removed = draft.stories.filter(({ id }) => step.stories.includes(id))
      const loose = removed.flatMap(({ blocks }) => blocks)
      return {
        ...draft,
        stories: draft.stories.filter((story) => !removed.includes(story)),
        furniture: loose.length > 0 ? [...draft.furniture, ...loose] : draft.furniture,
      }
    }
    case 'picture': {
      const story = draft.stories.find(({ id }) => id === step.story)
      const block = story?.blocks.find(({ id }) => id === step.block)
      if (block?.role !== 'picture') return 'no-such-block'
      return changed(draft, step)
    }
    default:
      return changed(draft, step)
  }
}

function changed(draft: PageDraft, step: StoryStep): PageDraft {
  const ids = 'stories' in step ? step.stories : [step.story]
  return {
    ...draft,
    stories: draft.stories.map((story) =>
      ids.includes(story.id) ? { ...changeStory(story, step), version: step.id } : story,
    ),
  }
}

function changeStory(story: DraftStory, step: StoryStep): DraftStory {
  switch (step.act) {
    case 'retype': {
      const { type } = step
      return { ...story, type, opensAs: storyOpensAs(type, story.blocks), isSettled: true }
    }
    case 'write': {
      const blocks = step.blocks.map((block) => withoutOldHtml(block, story.blocks))
      const provenance = story.provenance === 'none' ? 'package' : story.provenance
      const opensAs = storyOpensAs(story.type, blocks)
      return { ...story, blocks, provenance, opensAs, isSettled: true }
    }
    case 'join':
      return { ...story, continuesOn: step.page, continuesIn: step.other }
    case 'unjoin': {
      const { continuesOn, continuesIn, continuedFrom, ...rest } = story
      return { ...rest, blocks: story.blocks.map(withoutReference) }
    }
    case 'settle':
      return { ...story, isSettled: true }
    case 'tease': {
      const { teaser, ...rest } = story
      return step.headline === null ? rest : { ...rest, teaser: step.headline }
    }
    case 'notice': {
      const { notice, ...rest } = story
      return step.text === null ? rest : { ...rest, notice: step.text }
    }
    case 'picture':
      return {
        ...story,
        blocks: story.blocks.map((block) => {
          if (block.id !== step.block) return block
          const { replacement, ...rest } = block
          return step.picture === null ? rest : { ...rest, replacement: step.picture }
        }),
        isSettled: true,
      }
    case 'order':
    case 'remove':
      return story
  }
}

/** Formatted text is shown instead of the text, so that a person who changes the text replaces it. */
function withoutOldHtml(block: PageBlock, before: readonly PageBlock[]): PageBlock {
  const old = before.find(({ id }) => id === block.id)
  if (block.html === undefined || old?.text === block.text) return block
  const { html, ...rest } = block
  return rest
}

/** The printed words stay, but lead nowhere. */
function withoutReference(block: PageBlock): PageBlock {
  if (block.role !== 'reference') return block
  const { page, ...rest } = block
  return rest
}

/** The stories in this order, at the place of the first of them. */
function newOrder({ stories }: PageDraft, ids: readonly string[]): string[] {
  const known = [...new Set(ids)].filter((id) => stories.some((story) => story.id === id))
  const all = stories.map(({ id }) => id)
  const at = all.findIndex((id) => known.includes(id))
  const rest = all.filter((id) => !known.includes(id))
  return at < 0 ? all : rest.toSpliced(at, 0, ...known)
}
