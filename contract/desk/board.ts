import { z } from 'zod'
import { IssueDate } from '../issue-date.ts'
import { Names } from '../names.ts'
import { OfPublisher, PublisherCode } from '../publisher.ts'
import { TimeOfDay } from '../timestamp.ts'
import { defineDeskRoute } from './desk-route.ts'
import { OfIssue } from './of-issue.ts'

const Milliseconds = z.number().int()
const PageNumbers = z.array(z.number().int())

/** What decides which readers get an issue, and when. */
export const IssueRelease = z.object({
  /** Null while nothing is published. */
  version: z.string().nullable(),
  early_release_at: Milliseconds,
  general_release_at: Milliseconds,
  /** Since when readers do not get the issue, whatever its release times. */
  held_at: Milliseconds.nullable(),
})
export type IssueRelease = z.infer<typeof IssueRelease>

/** An edition of tonight. Page numbers are the printed ones: a jacket is not counted. */
export const NightEdition = z.object({
  publisher: PublisherCode,
  edition: z.number().int(),
  date: IssueDate,
  names: Names,
  /** The usual number of pages on this weekday; null if recent issues do not agree. */
  expected: z.number().int().nullable(),
  /** Pages whose file is there. */
  arrived: PageNumbers,
  /** Pages of the version that readers get. */
  made: PageNumbers,
  /** Made pages that an editor should look at. */
  doubtful: PageNumbers,
  /** Pages that were made and are held back. */
  held: PageNumbers,
  /** Whether the press is making pages. */
  isMaking: z.boolean(),
  /** Files or jobs that wait for an answer. */
  questions: z.number().int(),
  /** The number of complete versions. */
  versions: z.number().int(),
  release: IssueRelease,
})
export type NightEdition = z.infer<typeof NightEdition>

export const NightBoard = z.object({
  /** The clock of the server. */
  now: Milliseconds,
  /** Of the paper that is made tonight, unless another day was asked for. */
  date: IssueDate,
  /** A missing page is late from this many minutes before the early release on. */
  lateMinutes: z.number().int(),
  editions: z.array(NightEdition),
  /** Who gets the alerts of each title. */
  duty: z.array(z.object({ publisher: PublisherCode, id: z.string(), name: z.string() })),
})
export type NightBoard = z.infer<typeof NightBoard>

const SEE_ISSUES = { permission: 'issues.view', target: 'narrowed' } as const

export const getBoard = defineDeskRoute({
  method: 'GET',
  path: '/desk/board',
  summary:
    'The night board: every edition of tonight, or of another day, within the scope of the caller.',
  staff: SEE_ISSUES,
  query: z.object({ date: IssueDate.optional() }),
  reply: NightBoard,
})

/** The names of the server-sent events. */
export const BOARD_EVENTS = {
  /** A whole `NightBoard`: at the beginning, after a lost connection, and when it changes. */
  board: 'board',
  /** The clock of the server, as a sign of life. */
  time: 'time',
  /** The session ended. */
  end: 'end',
} as const

export const followBoard = defineDeskRoute({
  method: 'GET',
  path: '/desk/board/events',
  summary: 'The night board as server-sent events: the whole board at first and after each change.',
  staff: SEE_ISSUES,
  media: 'text/event-stream',
  reply: z.string(),
})

/** What an editor does with an issue. */
export const ReleaseAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('release-now') }),
  z.strictObject({ kind: z.literal('hold') }),
  z.strictObject({ kind: z.literal('end-hold') }),
  z.strictObject({ kind: z.literal('set-hours'), early: TimeOfDay, general: TimeOfDay }),
  z.strictObject({ kind: z.literal('withdraw') }),
  z.strictObject({ kind: z.literal('restore'), version: z.string().min(1).max(100) }),
])
export type ReleaseAct = z.infer<typeof ReleaseAct>

export const ReleaseRefusal = z.enum([
  'nothing-published',
  'out-already',
  'held-already',
  'not-held',
  'hours-in-wrong-order',
  'hour-has-passed',
  'no-such-version',
])
export type ReleaseRefusal = z.infer<typeof ReleaseRefusal>

export const changeRelease = defineDeskRoute({
  method: 'POST',
  path: '/desk/board/release',
  summary:
    'Release, hold, withdraw or restore an issue, or change its hours, if it is still as the caller saw it.',
  staff: { permission: 'issues.release', target: 'edition' },
  body: OfIssue.extend({ seen: IssueRelease, act: ReleaseAct }),
  reply: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done') }),
    z.object({ kind: z.literal('refused'), why: ReleaseRefusal }),
    z.object({
      kind: z.literal('changed'),
      /** The last change of the issue; null if nobody made it, or if there is none. */
      change: z.object({ at: Milliseconds, who: z.string(), sentence: Names }).nullable(),
    }),
  ]),
})

const CHOOSE_DUTY = { permission: 'issues.release', target: 'title' } as const

export const listDutyEditors = defineDeskRoute({
  method: 'GET',
  path: '/desk/board/duty',
  summary: 'Who can be on duty for a title: open accounts that may release its issues.',
  staff: CHOOSE_DUTY,
  query: OfPublisher,
  reply: z.object({
    editors: z.array(z.object({ id: z.string(), name: z.string() })),
    chosen: z.string().nullable(),
    mobile: z.string().nullable(),
  }),
})

export const chooseDutyEditor = defineDeskRoute({
  method: 'PUT',
  path: '/desk/board/duty',
  summary: 'Choose who gets the alerts of a title, by e-mail and, with a mobile number, by SMS.',
  staff: CHOOSE_DUTY,
  body: OfPublisher.extend({
    /** Null: nobody gets them. */
    staff_id: z.uuid().nullable(),
    mobile: z
      .string()
      .regex(/^\+\d{8,15}$/)
      .nullable(),
  }),
  reply: z.object({}),
})
