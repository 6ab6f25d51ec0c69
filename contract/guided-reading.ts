import { z } from 'zod'
import { CompactDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { PageBox } from './page-model.ts'
import { OfPublisher } from './publisher.ts'
import { defineRoute } from './route.ts'

/** Body text is at least this large in guided reading, in CSS pixels. */
export const MIN_GUIDED_TEXT_PX = 15

export const StoryColumns = z.object({
  /** The id of the article. */
  id: z.string(),
  /** In reading order. */
  columns: z.array(PageBox).min(1),
  /** Whether the columns show the headline of the story; missing from earlier releases. */
  hasHeadline: z.boolean().exactOptional(),
})
export type StoryColumns = z.infer<typeof StoryColumns>

export const PageColumns = z.object({
  stories: z.array(StoryColumns),
  /** The height of a line of body text, in percent of the page's height; missing if it is unknown. */
  lineHeight: z.number().positive().exactOptional(),
})
export type PageColumns = z.infer<typeof PageColumns>

export const getPageColumns = defineRoute({
  method: 'GET',
  path: '/epaper/page-columns',
  summary: 'The columns of each article of a page, in reading order.',
  caller: 'reader',
  query: OfPublisher.extend({
    date: CompactDate,
    edition: EditionId,
    pageNo: z.coerce.number<number | string>().int().positive().max(999),
  }),
  reply: PageColumns,
})
