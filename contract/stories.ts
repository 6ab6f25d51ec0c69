import { z } from 'zod'
import { CompactDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { OfPublisher } from './publisher.ts'
import { defineRoute } from './route.ts'

/** The articles of an issue that no other edition of the day prints. */
export const OnlyHere = z.object({
  /** Ids of articles. Empty if the day has no other edition. */
  articles: z.array(z.string()),
})
export type OnlyHere = z.infer<typeof OnlyHere>

export const getOnlyHere = defineRoute({
  method: 'GET',
  path: '/epaper/only-here',
  summary: 'The articles of an issue that no other edition of the day prints.',
  caller: 'reader',
  query: OfPublisher.extend({ date: CompactDate, edition: EditionId }),
  reply: OnlyHere,
})
