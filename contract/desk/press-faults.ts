import { z } from 'zod'
import { IssueDate } from '../issue-date.ts'

/** Why a PDF cannot be used. */
export const PdfProblem = z.enum([
  'empty',
  'too-large',
  'not-pdf',
  'password',
  'encrypted',
  'damaged',
  'no-page',
  'page-size',
  'memory',
])
export type PdfProblem = z.infer<typeof PdfProblem>

const File = z.string()
const Page = z.number().int()
const Count = z.number().int()

/** Why the press could not carry out a job, as values. desk/press-jobs/fault-words.ts has the words. */
export const PressFault = z.discriminatedUnion('kind', [
  /** The press stopped each time that it ran the job. */
  z.object({ kind: z.literal('stopped') }),
  z.object({ kind: z.literal('upload-gone') }),
  z.object({ kind: z.literal('pdf'), file: File, problem: PdfProblem }),
  z.object({ kind: z.literal('page-not-made'), page: Page }),
  z.object({ kind: z.literal('page-not-sent'), page: Page, sent: Count }),
  z.object({ kind: z.literal('jacket'), jacket: Count, pages: Count }),
  z.object({ kind: z.literal('early-after-general') }),
  z.object({ kind: z.literal('unpublished') }),
  z.object({ kind: z.literal('before-front'), page: Page }),
  z.object({ kind: z.literal('front-held') }),
  z.object({ kind: z.literal('front-moved') }),
  z.object({ kind: z.literal('page-not-shown'), page: Page }),
  z.object({ kind: z.literal('page-unknown'), page: Page }),
  /** The edition that pages are taken from. */
  z.object({ kind: z.literal('source-unpublished'), date: IssueDate }),
  z.object({ kind: z.literal('source-without-pages'), date: IssueDate }),
  z.object({ kind: z.literal('stored-file'), file: File }),
  z.object({ kind: z.literal('no-corrections') }),
  /** Readers see another page by now. */
  z.object({ kind: z.literal('page-changed'), page: Page }),
  z.object({ kind: z.literal('picture-gone'), page: Page }),
  z.object({ kind: z.literal('withdrawn-article'), page: Page }),
  z.object({ kind: z.literal('article-unknown') }),
  z.object({ kind: z.literal('not-withdrawn') }),
  z.object({ kind: z.literal('originals-gone'), page: Page }),
])
export type PressFault = z.infer<typeof PressFault>
