import { z } from 'zod'
import { CompactDate, IssueDate } from './issue-date.ts'
import { EditionId, Month } from './issues.ts'
import { OfPublisher } from './publisher.ts'
import { defineRoute } from './route.ts'

/** The front page of one issue. */
export const FrontPage = z.object({
  date: IssueDate,
  /** The address of a small picture; of a locked page, of its blurred preview. */
  image: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Whether the caller may not open the issue. */
  locked: z.boolean(),
})
export type FrontPage = z.infer<typeof FrontPage>

const OfEdition = OfPublisher.extend({ edition: EditionId })

export const listFrontPages = defineRoute({
  method: 'GET',
  path: '/epaper/front-pages',
  summary: 'The front pages of a month, the earliest first.',
  caller: 'reader',
  query: OfEdition.extend({ month: Month }),
  reply: z.array(FrontPage),
})

export const listThisDay = defineRoute({
  method: 'GET',
  path: '/epaper/this-day',
  summary: 'The front pages of the same day in earlier years, the newest first.',
  caller: 'reader',
  query: OfEdition.extend({ date: CompactDate }),
  reply: z.array(FrontPage),
})
