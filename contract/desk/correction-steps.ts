import { z } from 'zod'
import { PageBlock, PageBox, PageStory } from '../page-model.ts'
import { StoryType } from '../story-type.ts'
import { text } from '../text.ts'

/** An id that the browser makes for a step. A repeated step is applied once. */
const StepId = z.string().regex(/^[\w-]{8,40}$/)
/** The id of a story, which becomes the id of its region. */
const StoryId = z.string().regex(/^[\w.-]{1,100}$/)
const Stories = z.array(StoryId).min(1).max(500)

const Percent = z.number().min(0).max(100)
const Rects = z
  .array(z.object({ left: Percent, top: Percent, width: Percent, height: Percent }))
  .min(1)
  .max(60)

/** A block as a person writes it: sizes are limited, and there is no HTML except what the block had before. */
const WrittenBlock = PageBlock.extend({
  id: text(40).min(1),
  boxes: z.array(PageBox).min(1).max(60),
  text: text(50_000),
  title: text(1000).optional(),
  paragraphs: z.array(text(20_000)).max(200).optional(),
  html: text(200_000).optional(),
})

/** A straight line across a page, in percent of its width and height. */
export const CutLine = z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() })
export type CutLine = z.infer<typeof CutLine>

/** A story in a draft. */
export const DraftStory = PageStory.extend({
  id: StoryId,
  /** The id of the last step that changed the story. While it is as the press read it, made of its content. */
  version: z.string().max(40),
  /** A person has checked the story, so that its doubts do not count any more. */
  isSettled: z.boolean(),
})
export type DraftStory = z.infer<typeof DraftStory>

/** A page while it is corrected. */
export const PageDraft = z.object({
  pageNo: z.number().int(),
  /** The version of the issue that the draft began with. */
  baseVersion: z.string(),
  /** The number of steps so far. */
  sequence: z.number().int(),
  /** In reading order, advertisements last. */
  stories: z.array(DraftStory),
  /** Blocks of no story. A story that is drawn over them gets them. */
  furniture: z.array(PageBlock),
})
export type PageDraft = z.infer<typeof PageDraft>

const everyStep = {
  id: StepId,
  /** The versions of the stories that the person saw. Another one is a conflict; '' is any that nobody changed. */
  expects: z.record(StoryId, z.string().max(40)),
}

function step<const A extends string, S extends z.ZodRawShape>(act: A, shape: S) {
  return z.strictObject({ act: z.literal(act), ...everyStep, ...shape })
}

export const CorrectionStep = z.discriminatedUnion('act', [
  /** A new story. It gets the text below its rectangles. */
  step('draw', { story: StoryId, type: StoryType, rects: Rects }),
  /** Moves, resizes, adds or removes rectangles. */
  step('reshape', { story: StoryId, rects: Rects }),
  /** The first in reading order keeps its id, and gets the blocks of the others in reading order. */
  step('merge', { stories: Stories.min(2) }),
  /** Cuts a story along lines. The first part keeps the id; `newIds` are for the others, as many as there may be. */
  step('split', {
    story: StoryId,
    lines: z.array(CutLine).min(1).max(20),
    newIds: z.array(StoryId).min(1).max(60),
  }),
  step('retype', { stories: Stories, type: StoryType }),
  /** These stories come in this order, at the place of the first of them. */
  step('order', { stories: Stories }),
  /** The story continues in a story of another page; `page` is the number printed there. */
  step('join', { story: StoryId, page: z.number().int().min(1).max(999), other: StoryId }),
  step('unjoin', { story: StoryId }),
  /** Replaces all blocks of a story. */
  step('write', { story: StoryId, blocks: z.array(WrittenBlock).max(400) }),
  step('remove', { stories: Stories }),
  /** The stories are right as they are. */
  step('settle', { stories: Stories }),
  /** Sets the headline for readers who cannot open the page; null removes it. */
  step('tease', { story: StoryId, headline: text(300).min(1).nullable() }),
  /** Sets the correction notice below the text; null removes it. */
  step('notice', { story: StoryId, text: text(1000).min(1).nullable() }),
  /** Replaces a picture by one that was sent with `sendPicture`; null brings the printed one back. */
  step('picture', {
    story: StoryId,
    block: text(40),
    picture: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .nullable(),
  }),
  /** Sets the stories of a step back. Undoing an undo is a redo. */
  step('undo', { step: StepId }),
])
export type CorrectionStep = z.infer<typeof CorrectionStep>

export const CorrectionAct = z.enum(CorrectionStep.options.map(({ shape }) => shape.act.value))
export type CorrectionAct = CorrectionStep['act']

const Arrangement = z.object({
  stories: z.array(DraftStory),
  removed: z.array(z.string()),
  /** The ids of all stories in reading order. */
  order: z.array(z.string()),
})

/** What undoes a step. It is kept with the step and is not sent. */
export const StepInverse = Arrangement.extend({
  /** The versions that the step left. Null for a story that it removed. */
  expects: z.record(z.string(), z.string().nullable()),
  /** Blocks that were part of no story before the step. */
  loose: z.array(PageBlock),
  /** The ids of blocks that are part of no story because of the step. */
  bound: z.array(z.string()),
})
export type StepInverse = z.infer<typeof StepInverse>

/** What a step changed. Applying the changes of a page in their order gives its draft. */
export const DraftChange = Arrangement.extend({
  sequence: z.number().int(),
  /** The id of the step. */
  id: z.string(),
  act: z.string(),
  /** The id of the staff member. */
  by: z.string(),
  /** Missing if it stays the same. */
  furniture: z.array(PageBlock).exactOptional(),
})
export type DraftChange = z.infer<typeof DraftChange>

/** Why a step cannot be applied, whoever sends it. */
export const InvalidStep = z.enum([
  'no-such-story',
  'no-such-block',
  'id-in-use',
  'id-of-another-page',
  'no-area',
  'nothing-cut',
  'too-few-ids',
  'no-such-picture',
  'no-such-step',
  /** Readers see another page by now. */
  'outdated',
  /** The page has a withdrawn article. */
  'withdrawn',
  'no-model',
])
export type InvalidStep = z.infer<typeof InvalidStep>

export const StepRefusal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('conflict'),
    id: z.string(),
    /** The stories as they are now, which somebody else changed. */
    stories: z.array(DraftStory),
    /** The stories that somebody else removed. */
    gone: z.array(z.string()),
  }),
  z.object({ kind: z.literal('invalid'), id: z.string(), why: InvalidStep }),
])
export type StepRefusal = z.infer<typeof StepRefusal>
