import { z } from 'zod'
import { ArticleId } from './articles.ts'
import { CompactDate, IssueDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'
import { SearchText } from './search.ts'

/** A link to an article. As in a search hit, everyone sees its title. */
const StoryLink = z.object({
  id: z.string(),
  title: z.string(),
  date: IssueDate,
  edition: z.number().int(),
  pageNo: z.number().int(),
  locked: z.boolean(),
})
export type StoryLink = z.infer<typeof StoryLink>

export const AroundStory = z.object({
  /** Words that mark the article, to be counted by month; the most telling first, empty if there are none. */
  words: z.array(z.string()),
  /** Stories on the subject before and after this one, the oldest first. */
  earlier: z.array(StoryLink),
  later: z.array(StoryLink),
  /** Other stories of the reporter, the newest first. Omitted if the article has no byline. */
  reporter: z.object({ name: z.string(), stories: z.array(StoryLink) }).exactOptional(),
})
export type AroundStory = z.infer<typeof AroundStory>

export const getAroundStory = defineRoute({
  method: 'GET',
  path: '/epaper/around-story',
  summary: 'Earlier and later stories on the subject of an article, and others of its reporter.',
  caller: 'reader',
  query: z.object({
    publisher: PublisherCode,
    date: CompactDate,
    edition: EditionId,
    articleId: ArticleId,
  }),
  reply: AroundStory,
})

export const MonthCount = z.object({
  /** `yyyy-MM` */
  month: z.string(),
  articles: z.number().int(),
})
export type MonthCount = z.infer<typeof MonthCount>

/** Words in more articles than this are not counted by month: it would take too long. */
export const COUNTED_WORD_ARTICLES = 20_000

export const getWordFrequency = defineRoute({
  method: 'GET',
  path: '/epaper/word-frequency',
  summary: 'In how many articles a word is, by month since the archive starts.',
  caller: 'reader',
  query: z.object({ query: SearchText, publisher: PublisherCode }),
  reply: z.object({
    /** Every month since the archive starts. Empty for a word that is too common. */
    months: z.array(MonthCount),
  }),
})
