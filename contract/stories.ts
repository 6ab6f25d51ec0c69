import { z } from 'zod'
import { CompactDate, IssueDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { OfPublisher } from './publisher.ts'
import { defineRoute } from './route.ts'

/** An article of the sister paper about the same event. */
export const SisterArticle = z.object({
  /** The article of this issue. */
  articleId: z.string(),
  sister: z.object({
    id: z.string(),
    date: IssueDate,
    edition: z.number().int(),
    pageIndex: z.number().int(),
  }),
})
export type SisterArticle = z.infer<typeof SisterArticle>

/** What other editions of the day, and the sister paper, print of an issue. */
export const OnlyHere = z.object({
  /** Ids of articles that no other edition prints. Empty if the day has no other edition. */
  articles: z.array(z.string()),
  /** Only if the server knows the address of the sister paper. */
  sisterPaper: z.object({ url: z.url(), articles: z.array(SisterArticle) }).exactOptional(),
})
export type OnlyHere = z.infer<typeof OnlyHere>

export const getOnlyHere = defineRoute({
  method: 'GET',
  path: '/epaper/only-here',
  summary:
    'The articles of an issue that no other edition of the day prints, and those that the sister paper reports too.',
  caller: 'reader',
  query: OfPublisher.extend({ date: CompactDate, edition: EditionId }),
  reply: OnlyHere,
})
