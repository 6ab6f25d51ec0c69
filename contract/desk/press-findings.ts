import { z } from 'zod'
import { IssueDate } from '../issue-date.ts'
import { PublisherCode } from '../publisher.ts'

/** What a finding is about. An answer to a question names it. */
export const FINDING_CODES = [
  'date',
  'file-date',
  'release',
  'title',
  'edition',
  'missing',
  'unplanned',
  'number',
  'duplicate',
  'printed-date',
  'repeated',
  'size',
  'blank',
  'text',
  'section',
] as const
export const FindingCode = z.enum(FINDING_CODES)
export type FindingCode = z.infer<typeof FindingCode>

const Count = z.number().int()
const File = z.string()
/** Printed numbers: a jacket before the front page is not counted. */
const Page = z.number().int()
const Pages = z.array(Page)
const PageOfFile = z.object({ page: Page, file: File })
const Millimetres = z.object({ width: z.number(), height: z.number() })
const Language = z.enum(['kn', 'en'])

/** Where a page plan is from: a file of the newsroom, or recent issues of the same weekday (0 is Sunday). */
export const PlanSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), name: z.string() }),
  z.object({ kind: z.literal('weekday'), weekday: z.number().int().min(0).max(6), issues: Count }),
])
export type PlanSource = z.infer<typeof PlanSource>

/** Where the number of a page is from; `order` is the order of the files or of the pages in a file, `command` is --page. */
export const NumberSource = z.enum(['name', 'package', 'folio', 'order', 'command'])
export type NumberSource = z.infer<typeof NumberSource>

/** What the checks of the press found, as values. domain/press-findings/ has the words. */
export const FindingFact = z.discriminatedUnion('kind', [
  fact('far-date', { date: IssueDate, days: Count, today: IssueDate }),
  fact('release-passed', {
    date: IssueDate,
    /** The time that an editor gave, else the usual one. */
    which: z.enum(['early', 'general', 'usual']),
    time: z.string(),
    now: z.string(),
    day: IssueDate,
  }),
  fact('printed-date', { pages: Pages, printed: z.array(IssueDate), date: IssueDate }),
  fact('printed-title', { pages: Pages, printed: PublisherCode, publisher: PublisherCode }),
  fact('printed-language', { pages: Pages, printed: Language, publisher: PublisherCode }),
  /** As before, but nothing else is odd about the pages. */
  fact('other-language', { pages: Pages, printed: Language, publisher: PublisherCode }),
  fact('printed-edition', { name: z.string(), id: Count, edition: Count }),
  fact('title-in-name', {
    ...{ pages: Pages, file: File },
    ...{ named: PublisherCode, publisher: PublisherCode },
  }),
  fact('date-in-name', { pages: Pages, file: File, named: IssueDate, date: IssueDate }),
  fact('edition-in-name', {
    ...{ pages: Pages, file: File },
    ...{ id: Count, name: z.string(), edition: Count },
  }),
  fact('odd-code-in-name', { pages: Pages, file: File, named: z.string(), usual: z.string() }),
  fact('missing', {
    pages: Pages,
    plan: z.object({ from: PlanSource, pages: Count }).exactOptional(),
  }),
  fact('missing-front', PageOfFile.shape),
  fact('fewer-pages', { shown: Count, sent: Count }),
  fact('usual-pages', { from: PlanSource, usual: Count, sent: Count }),
  fact('unplanned', { from: PlanSource, planned: Count, pages: Pages }),
  fact('usual-sections', {
    from: PlanSource,
    usual: z.array(z.string()),
    sent: z.array(z.string()),
  }),
  fact('folio', { ...PageOfFile.shape, from: NumberSource, folio: Count }),
  fact('supplement', { pages: Pages }),
  fact('number-in-name', { ...PageOfFile.shape, named: Count }),
  fact('two-numbers', { ...PageOfFile.shape, other: Count }),
  fact('no-number', PageOfFile.shape),
  fact('left-out', {
    ...{ page: Page, used: File, left: File },
    why: z.enum(['corrected', 'same', 'older']),
    /** The version in the name of the used file. */
    correction: Count,
  }),
  fact('size', {
    ...PageOfFile.shape,
    ...Millimetres.shape,
    expected: z.discriminatedUnion('kind', [
      Millimetres.extend({ kind: z.literal('most-pages') }),
      Millimetres.extend({ kind: z.literal('plan'), from: PlanSource }),
      z.object({ kind: z.literal('shape'), from: PlanSource }),
    ]),
  }),
  fact('blank', PageOfFile.shape),
  fact('no-text', PageOfFile.shape),
  fact('twin', { ...PageOfFile.shape, twin: PageOfFile }),
  fact('repeated', { pages: Pages, same: z.enum(['text', 'file']), date: IssueDate }),
])
export type FindingFact = z.infer<typeof FindingFact>

/** Something about a page or an issue that an editor should know before readers see it. */
export const PressFinding = z.object({
  code: FindingCode,
  /** Missing when the finding is about several pages, or about the issue. */
  page: z.number().int().exactOptional(),
  /** The pages, when there are several. */
  pages: z.array(z.number().int()).exactOptional(),
  fact: FindingFact,
  /** A fault stops the press, a question needs an answer, a note needs none. */
  severity: z.enum(['fault', 'question', 'note']),
})
export type PressFinding = z.infer<typeof PressFinding>

function fact<const K extends string, S extends z.ZodRawShape>(kind: K, shape: S) {
  return z.object({ kind: z.literal(kind), ...shape })
}
