import { z } from 'zod'
import { CompactDate, IssueDate } from './issue-date.ts'
import { Names } from './names.ts'
import { PaidStatus } from './paid-status.ts'
import { OfPublisher } from './publisher.ts'
import { defineRoute } from './route.ts'
import { StoryType } from './story-type.ts'
import { WithdrawalNotice } from './withdrawals.ts'

export const EditionId = z.coerce.number<number | string>().int().positive().max(9999)

export const Edition = z.object({
  id: z.number().int(),
  edition_number: z.number().int(),
  edition_name: z.string(),
  edition_names: Names.exactOptional(),
})
export type Edition = z.infer<typeof Edition>

export const EditionGroup = z.object({
  parent_edition: z.string(),
  parent_edition_names: Names.exactOptional(),
  editions: z.array(Edition),
})
export type EditionGroup = z.infer<typeof EditionGroup>

/** A position on a page image in percent: '12.5%'. */
export const Percent = z.string().regex(/^(100(\.0{1,20})?|\d{1,2}(\.\d{1,20})?)%$/)

export const Place = z.object({ top: Percent, left: Percent, width: Percent, height: Percent })
export type Place = z.infer<typeof Place>

/** A region's area and type, if they are not the usual ones: one rectangle, an ordinary article or advertisement. */
const RegionDetails = z.object({
  /** If the region is not one rectangle. The rectangles of two regions do not overlap. */
  rects: z.array(Place).exactOptional(),
  type: StoryType.exactOptional(),
})

/** A reference that is printed in an article: 'Continued on page 5'. */
export const PageReference = z.object({
  kind: z.enum(['continues-on', 'continued-from', 'see']),
  /** The number that is printed on the page. */
  page: z.number().int(),
  /** The page of the issue; missing if the issue has no such page. */
  pageNo: z.number().int().exactOptional(),
  /** The id of the article there, if it is known and its page is not locked. */
  article: z.string().exactOptional(),
})
export type PageReference = z.infer<typeof PageReference>

export const ArticleRegion = Place.extend({
  id: z.string(),
  title: z.string(),
  htmlFile: z.string(),
  /** The article's pictures, quotes, boxes and tables, if it has any. */
  insertsFile: z.string().exactOptional(),
  /** Set if the article is not shown as text, as a crossword is not. */
  opensAs: z.literal('image').exactOptional(),
  /** References to other pages of the issue, if there are any. */
  pageReferences: z.array(PageReference.required({ pageNo: true })).exactOptional(),
  ...RegionDetails.shape,
})
export type ArticleRegion = z.infer<typeof ArticleRegion>

export const AdRegion = Place.extend({
  id: z.string(),
  imgFile: z.string(),
  ...RegionDetails.shape,
})
export type AdRegion = z.infer<typeof AdRegion>

export const FRONT_PAGE_DISPLAY_NAME = '01 Front Page'

/** Widths of the page images in pixels. */
export const PAGE_WIDTHS = [800, 1200, 1600, 2400] as const

/** Larger and smaller images that are made after the page is published. */
export const CLOSE_WIDTH = 3600
export const AVIF_WIDTHS = [800, 1200] as const

export const PageImage = z.object({ width: z.number().int(), file: z.string() })

/** One page of an issue. Files are relative to the issue's `data_url_suffix`. */
export const Page = z.object({
  pageNo: z.number().int(),
  name: z.string(),
  names: Names.exactOptional(),
  displayName: z.string(),
  /** The default image; for a locked page its preview. */
  image: z.string(),
  imgFile: z.string().optional(),
  imgThumbFile: z.string(),
  pdfFile: z.string().optional(),
  /** The page at several widths for `srcset`; empty for a locked page. */
  images: z.array(PageImage),
  /** Identifies the picture: the same in two versions whose page is the same. Missing for a locked page. */
  imageTag: z.string().exactOptional(),
  /** The smaller widths as AVIF, once they are made. */
  avif: z.array(PageImage),
  width: z.number().int(),
  height: z.number().int(),
  locked: z.boolean(),
  articles: z.array(ArticleRegion),
  ads: z.array(AdRegion),
})
export type Page = z.infer<typeof Page>

export const Section = z.object({
  name: z.string(),
  names: Names.exactOptional(),
  pages: z.array(Page),
})
export type Section = z.infer<typeof Section>

export const EpaperData = z.object({
  edition: z.object({
    id: z.number().int(),
    edition_name: z.string(),
    edition_names: Names.exactOptional(),
    date: IssueDate,
  }),
  sections: z.array(Section),
  data_url_suffix: z.string(),
  html_url_suffix: z.string(),
  /** The withdrawn articles of the issue by id, if there are any. They are on no page. */
  withdrawn: z.record(z.string(), WithdrawalNotice).exactOptional(),
  /** Articles that were merged into others: the id that each has now. */
  moved: z.record(z.string(), z.string()).exactOptional(),
})
export type EpaperData = z.infer<typeof EpaperData>

/** Sent by browsers but ignored: the server decides access itself. */
const ClaimedAccess = z.object({
  'x-accesstype-jwt': z.string().max(4096).optional().catch(undefined),
  'x-is-paid': PaidStatus.optional().catch(undefined),
})

export const listEditions = defineRoute({
  method: 'GET',
  path: '/epaper/editions',
  summary: 'The editions of a title, in groups.',
  caller: 'anyone',
  query: OfPublisher,
  reply: z.array(EditionGroup),
})

export const getEpaperData = defineRoute({
  method: 'GET',
  path: '/epaper/data',
  summary: 'One issue: its pages, as far as the caller may open them.',
  caller: 'reader',
  query: OfPublisher.extend({ date: CompactDate, edition: EditionId }),
  headers: ClaimedAccess,
  reply: EpaperData,
})

/** The issue that `/` shows: today's, or the newest before it while today's is not released to the caller. */
export const CurrentIssue = z.object({
  date: IssueDate,
  /** Names the version that readers see: another one has other pages. */
  version: z.string().exactOptional(),
  /** Today's issue, while it is not released to the caller. */
  next: z
    .object({
      date: IssueDate,
      opens_at: z.iso.datetime(),
      /** Whether it is released to readers with early access. */
      is_out_early: z.boolean(),
    })
    .nullable(),
})
export type CurrentIssue = z.infer<typeof CurrentIssue>

export const getCurrentIssue = defineRoute({
  method: 'GET',
  path: '/epaper/current-issue',
  summary: "Which issue of an edition counts as today's for the caller, and when the next opens.",
  caller: 'reader',
  query: OfPublisher.extend({ edition: EditionId }),
  reply: CurrentIssue,
})

export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written yyyy-MM')

/** The first and last day that the reader may open; `from` is null if there is none for that edition. */
export const Reach = z.object({ from: IssueDate.nullable(), to: IssueDate })
export type Reach = z.infer<typeof Reach>

export const IssueDates = z.object({ month: Month, dates: z.array(IssueDate), reach: Reach })
export type IssueDates = z.infer<typeof IssueDates>

export const getIssueDates = defineRoute({
  method: 'GET',
  path: '/epaper/issue-dates',
  summary: 'The days of a month that have an issue, and how far back the caller may go.',
  caller: 'reader',
  query: OfPublisher.extend({ edition: EditionId, month: Month }),
  reply: IssueDates,
})
