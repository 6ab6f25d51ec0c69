import { z } from 'zod'
import { CompactDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { Names } from './names.ts'
import { OfPublisher } from './publisher.ts'
import { defineRoute } from './route.ts'

/** One article in the list of an issue. Fields that are usually empty are left out: the list is the edition for slow networks. */
export const ListedStory = z.object({
  id: z.string(),
  /** Empty if the article has no headline. */
  title: z.string(),
  kicker: z.string().exactOptional(),
  /** The first lines of the text. */
  start: z.string().exactOptional(),
  words: z.number().int().min(0),
  /** The page's place in the issue, for addresses. */
  pageIndex: z.number().int().min(0),
  pageNo: z.number().int(),
  /** The page is locked for the caller: nothing but the headline is known. */
  locked: z.literal(true).exactOptional(),
})
export type ListedStory = z.infer<typeof ListedStory>

export const StorySection = z.object({
  name: z.string(),
  names: Names.exactOptional(),
  /** In reading order. */
  stories: z.array(ListedStory),
})
export type StorySection = z.infer<typeof StorySection>

export const StoryList = z.object({
  sections: z.array(StorySection),
  /** How many pages the caller may not open. */
  lockedPages: z.number().int().min(0),
})
export type StoryList = z.infer<typeof StoryList>

export const getStoryList = defineRoute({
  method: 'GET',
  path: '/epaper/story-list',
  summary: 'The articles of an issue as a list, as far as the caller may open their pages.',
  caller: 'reader',
  query: OfPublisher.extend({ date: CompactDate, edition: EditionId }),
  reply: StoryList,
})
