import { z } from 'zod'
import { Names } from './names.ts'
import { OfPublisher, PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'
import { SECTION_LENGTH } from './search.ts'
import { text } from './text.ts'

/** Per reader and title. */
export const MAX_FOLLOWED_SEARCHES = 20
export const FOLLOWED_WORDS_LENGTH = 60

/** `words` in any of their forms, a section of the paper, or a district of Karnataka by its id. */
export const NewFollowedSearch = z.discriminatedUnion('kind', [
  z.object({
    publisher: PublisherCode,
    kind: z.literal('words'),
    what: text(FOLLOWED_WORDS_LENGTH).trim().min(1),
  }),
  z.object({
    publisher: PublisherCode,
    kind: z.literal('section'),
    what: text(SECTION_LENGTH).min(1),
  }),
  z.object({ publisher: PublisherCode, kind: z.literal('district'), what: text(40).min(1) }),
])
export type NewFollowedSearch = z.infer<typeof NewFollowedSearch>

/** What a reader follows: they get a mail on days when the paper has it. */
export const FollowedSearch = z.object({
  id: z.string(),
  publisher: PublisherCode,
  kind: z.enum(['words', 'section', 'district']),
  what: z.string(),
  /** Of a section or a district, if it has a name in each language. */
  names: Names.exactOptional(),
  created_at: z.iso.datetime(),
})
export type FollowedSearch = z.infer<typeof FollowedSearch>

export const listFollowedSearches = defineRoute({
  method: 'GET',
  path: '/user/followed-searches',
  summary: 'What the reader follows, newest first.',
  caller: 'signed-in',
  query: OfPublisher,
  reply: z.array(FollowedSearch),
})

export const followSearch = defineRoute({
  method: 'POST',
  path: '/user/followed-searches',
  summary: 'Follow words, a section or a district; following the same again keeps one.',
  caller: 'signed-in',
  body: NewFollowedSearch,
  reply: FollowedSearch,
})

export const unfollowSearch = defineRoute({
  method: 'DELETE',
  path: '/user/followed-searches/:id',
  summary: 'Stop following.',
  caller: 'signed-in',
  params: z.object({ id: text(40) }),
  reply: z.object({}),
})

const token = text(100)

export const stopFollowing = defineRoute({
  method: 'POST',
  path: '/followed-searches/stop',
  summary: 'Stop what a link in a mail names, or follow it again; without signing in.',
  caller: 'anyone',
  body: z.object({ token, stopped: z.boolean() }),
  /** What the link names. Empty if the reader follows none of it any more. */
  reply: z.array(FollowedSearch.pick({ kind: true, what: true, names: true })),
})

/** Mail programs post a form to this path, without a session: RFC 8058. */
export const ONE_CLICK_PATH = '/followed-searches/one-click'

export const stopByOneClick = defineRoute({
  method: 'POST',
  path: `${ONE_CLICK_PATH}/:token`,
  summary: 'Stop all mails about followed searches, by the button of a mail program.',
  caller: 'anyone',
  params: z.object({ token }),
  reply: z.object({}),
})

export const openOneClick = defineRoute({
  method: 'GET',
  path: `${ONE_CLICK_PATH}/:token`,
  summary: 'Redirect a browser to the screen that stops the mails. Changes nothing.',
  caller: 'anyone',
  params: z.object({ token }),
  reply: z.string(),
  media: 'text/html',
})
