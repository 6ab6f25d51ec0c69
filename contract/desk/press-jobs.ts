import { z } from 'zod'
import { EditionId } from '../issues.ts'
import { OfPublisher } from '../publisher.ts'
import { text } from '../text.ts'
import { defineDeskRoute } from './desk-route.ts'
import { OfIssue } from './of-issue.ts'
import { PressFault } from './press-faults.ts'
import { PressFinding } from './press-findings.ts'
import { PUBLISH_PAGES } from './uploads.ts'

const UploadId = z.string().regex(/^[0-9a-f]{32}$/)
const PageNo = z.number().int().min(1).max(999)
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const ArticleId = text(100)

/** What the press is asked to do with an issue. */
export const PressTask = z.discriminatedUnion('kind', [
  /** Reads and checks the files, and publishes nothing. */
  z.object({ kind: z.literal('check'), uploads: z.array(UploadId).min(1).max(300) }),
  z.object({
    kind: z.literal('publish'),
    uploads: z.array(UploadId).min(1).max(300),
    early: TimeOfDay.optional(),
    general: TimeOfDay.optional(),
    /** The number of advertising pages around the front page. */
    jacket: z.number().int().min(0).max(8).optional(),
  }),
  /** Replaces or adds one page of a published issue. */
  z.object({ kind: z.literal('page'), upload: UploadId, pageNo: PageNo }),
  z.object({ kind: z.literal('hold'), pageNo: PageNo }),
  z.object({ kind: z.literal('unhold'), pageNo: PageNo }),
  /** Gives a page another number. A page that has this number gets the old one. */
  z.object({ kind: z.literal('move'), pageNo: PageNo, to: PageNo }),
  /** Replaces or adds pages with those of another edition of the same day. */
  z.object({ kind: z.literal('share'), from: EditionId, pages: z.array(PageNo).min(1).max(200) }),
  z.object({
    kind: z.literal('withdraw'),
    article_id: ArticleId,
    reason: text(500),
    notice: text(500).optional(),
    onlyThisEdition: z.boolean(),
  }),
  z.object({ kind: z.literal('reinstate'), article_id: ArticleId }),
  /** Publishes the corrections of all pages. The desk asks for it with a call of its own. */
  z.object({ kind: z.literal('correct') }),
])
export type PressTask = z.infer<typeof PressTask>

/** A page of a job. */
export const PressJobPage = z.object({
  pageNo: z.number().int(),
  name: z.string(),
  /** The file that it comes from, if the job has files. */
  file: z.string().nullable(),
  isMade: z.boolean(),
})
export type PressJobPage = z.infer<typeof PressJobPage>

export const PRESS_JOB_STATES = [
  'queued',
  'running',
  'question',
  'done',
  'failed',
  'cancelled',
] as const
export const PressJobState = z.enum(PRESS_JOB_STATES)
export type PressJobState = z.infer<typeof PressJobState>

/** A job of the press. */
export const PressJob = z.object({
  id: z.string(),
  task: PressTask,
  state: PressJobState,
  /** The name of the staff member. */
  who: z.string(),
  pages: z.array(PressJobPage.extend({ image: z.string().nullable() })),
  findings: z.array(PressFinding),
  /** Codes of the questions that staff answered. */
  answers: z.array(z.string()),
  version: z.string().nullable(),
  /** Why the job failed, as the desk says it. Empty if `error` has a fault of the program. */
  faults: z.array(PressFault),
  error: z.string().nullable(),
  attempts: z.number().int(),
  created_at: z.number().int(),
  changed_at: z.number().int(),
  ended_at: z.number().int().nullable(),
})
export type PressJob = z.infer<typeof PressJob>

const PressJobId = z.object({ job: z.string().max(100) })
const OfEdition = OfPublisher.extend({ edition: EditionId })

export const listPressJobs = defineDeskRoute({
  method: 'GET',
  path: '/desk/press-jobs',
  summary: 'The jobs of the press for an issue, newest first, with the pages made so far.',
  staff: { permission: 'issues.view', target: 'edition' },
  query: OfIssue,
  reply: z.object({
    jobs: z.array(PressJob),
    /** The pages that readers will see or see now; empty while the issue is unpublished. */
    shown: z.array(PressJobPage.extend({ image: z.string().nullable() })),
    /** Numbers of pages that an earlier version has and readers do not see. */
    held: z.array(z.number().int()),
  }),
})

export const addPressJob = defineDeskRoute({
  method: 'POST',
  path: '/desk/press-jobs',
  summary: 'Ask the press to check, publish or change an issue.',
  staff: PUBLISH_PAGES,
  body: OfIssue.extend({ task: PressTask }),
  reply: z.object({ id: z.string() }),
})

export const answerPressJob = defineDeskRoute({
  method: 'POST',
  path: '/desk/press-jobs/:job/answer',
  summary: 'Answer questions of the press with yes, by their codes; the job goes on.',
  staff: PUBLISH_PAGES,
  params: PressJobId,
  body: OfEdition.extend({ answers: z.array(text(40)).min(1).max(30) }),
  reply: z.object({}),
})

export const cancelPressJob = defineDeskRoute({
  method: 'POST',
  path: '/desk/press-jobs/:job/cancel',
  summary: 'Cancel a job that has not changed what readers see.',
  staff: PUBLISH_PAGES,
  params: PressJobId,
  body: OfEdition,
  reply: z.object({}),
})

export const retryPressJob = defineDeskRoute({
  method: 'POST',
  path: '/desk/press-jobs/:job/retry',
  summary: 'Queue a job again that failed or was cancelled.',
  staff: PUBLISH_PAGES,
  params: PressJobId,
  body: OfEdition,
  reply: z.object({}),
})
