import { z } from 'zod'
import { Names } from '../names.ts'
import { text } from '../text.ts'
import { CorrectionStep, DraftChange, PageDraft, StepRefusal } from './correction-steps.ts'
import { defineDeskRoute } from './desk-route.ts'
import { OfIssue } from './of-issue.ts'

const CORRECT = { permission: 'issues.correct', target: 'edition' } as const

export const CorrectionPageNo = z.coerce.number<number | string>().int().min(1).max(999)
const OfPage = OfIssue.extend({ page: CorrectionPageNo })

/** A staff member who has a page open. */
export const Presence = z.object({ staff_id: z.string(), name: z.string() })
export type Presence = z.infer<typeof Presence>

/** A page of the issue in the list of what is to correct. */
export const CorrectionPage = z.object({
  pageNo: z.number().int(),
  /** The number that is printed on the page. */
  printedNo: z.number().int(),
  name: z.string(),
  names: Names.exactOptional(),
  stories: z.number().int(),
  /** Doubtful stories that nobody has checked. */
  doubtful: z.number().int(),
  /** Doubtful stories that a person has checked. */
  settled: z.number().int(),
  /** Steps that are not published. */
  unpublished: z.number().int(),
  /** Who has the page open. */
  present: z.array(Presence),
})
export type CorrectionPage = z.infer<typeof CorrectionPage>

export const listCorrections = defineDeskRoute({
  method: 'GET',
  path: '/desk/corrections',
  summary: 'The pages of an issue, the most doubtful first, with what is left to correct.',
  staff: CORRECT,
  query: OfIssue,
  reply: z.object({
    /** The version that readers see; null while nothing is published. */
    version: z.string().nullable(),
    pages: z.array(CorrectionPage),
  }),
})

/** A step that the caller sent before, so that they can undo it after loading the page again. */
export const HistoryStep = z.object({
  id: z.string(),
  act: z.string(),
  /** The step that an undo took back. */
  undoes: z.string().exactOptional(),
})
export type HistoryStep = z.infer<typeof HistoryStep>

/**
 * `outdated`: readers see another page than the one that the draft began with; discard it to begin again. `withdrawn`: the
 * page has a withdrawn article. `no-model`: an earlier release published it.
 */
export const ClosedPage = z.enum(['outdated', 'withdrawn', 'no-model'])
export type ClosedPage = z.infer<typeof ClosedPage>

export const getCorrectionPage = defineDeskRoute({
  method: 'GET',
  path: '/desk/corrections/page',
  summary: 'The draft of a page, with its image and what the caller can undo.',
  staff: CORRECT,
  query: OfPage,
  reply: z.object({
    /** Null if readers see no such page. */
    page: z
      .object({
        draft: PageDraft,
        width: z.number().int(),
        height: z.number().int(),
        /** Addresses that work for some minutes. */
        images: z.array(z.object({ width: z.number().int(), address: z.string() })),
        /** What the id of a new story on this page begins with. */
        idPrefix: z.string(),
        /** The caller's own steps, oldest first. */
        history: z.array(HistoryStep),
        /** Why the page cannot be corrected now. */
        closed: ClosedPage.nullable(),
      })
      .nullable(),
  }),
})

export const MAX_STEPS = 100

export const STEPS_PATH = '/desk/corrections/steps'

export const sendSteps = defineDeskRoute({
  method: 'POST',
  path: STEPS_PATH,
  summary: 'Apply steps to a page in order, up to the first that is refused. Repeats are skipped.',
  staff: CORRECT,
  body: OfPage.extend({
    /** The sequence that the caller has. */
    since: z.number().int().min(0),
    steps: z.array(CorrectionStep).max(MAX_STEPS),
  }),
  reply: z.object({
    /** Everything after `since`, also by others. */
    changes: z.array(DraftChange),
    sequence: z.number().int(),
    /** Null if all were applied. Otherwise the first that was not; those after it were not tried. */
    refused: StepRefusal.nullable(),
  }),
})

/** The names of the server-sent events of a page. */
export const CORRECTION_EVENTS = {
  /** A `DraftChange[]`: steps by anyone, in order. */
  changes: 'changes',
  /** A `Presence[]`: everyone who has the page open. */
  present: 'present',
  /** The clock of the server, as a sign of life. */
  time: 'time',
  /** The session ended. */
  end: 'end',
} as const

export const followCorrections = defineDeskRoute({
  method: 'GET',
  path: '/desk/corrections/events',
  summary: 'The steps on a page and who has it open, as server-sent events.',
  staff: CORRECT,
  query: OfPage.extend({ since: z.coerce.number<number | string>().int().min(0) }),
  media: 'text/event-stream',
  reply: z.string(),
})

export const publishCorrections = defineDeskRoute({
  method: 'POST',
  path: '/desk/corrections/publish',
  summary: 'Ask the press to publish the corrections of an issue as a new version.',
  staff: CORRECT,
  body: OfIssue,
  /** Null if there is nothing to publish. The job is among those of `listPressJobs`. */
  reply: z.object({ job: z.string().nullable() }),
})

export const discardCorrections = defineDeskRoute({
  method: 'POST',
  path: '/desk/corrections/discard',
  summary: 'Discard all unpublished corrections of a page.',
  staff: CORRECT,
  body: OfPage,
  reply: z.object({}),
})

/** In characters of base64; about 6 MB of picture. */
export const MAX_PICTURE_CHARACTERS = 8 * 1024 * 1024

export const PICTURES_PATH = '/desk/corrections/pictures'

export const sendPicture = defineDeskRoute({
  method: 'POST',
  path: PICTURES_PATH,
  summary: 'Store a picture that replaces a printed one. The step `picture` names it.',
  staff: CORRECT,
  body: OfIssue.extend({
    /** A JPEG, PNG or WebP file in base64. */
    bytes: z.base64().max(MAX_PICTURE_CHARACTERS),
  }),
  reply: z.object({ picture: z.string() }),
})

export const findInIssue = defineDeskRoute({
  method: 'GET',
  path: '/desk/corrections/find',
  summary: 'The stories of an issue whose text has some words, as drafted.',
  staff: CORRECT,
  query: OfIssue.extend({ words: text(200).min(1) }),
  reply: z.object({
    stories: z.array(
      z.object({
        pageNo: z.number().int(),
        story: z.string(),
        title: z.string(),
        /** How often the words occur in it. */
        count: z.number().int(),
      }),
    ),
  }),
})
