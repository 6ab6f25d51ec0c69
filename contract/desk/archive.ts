import { z } from 'zod'
import { ArchivedArticles, ArchiveSearch, ArchiveSearchPage } from '../archive.ts'
import { Names } from '../names.ts'
import { text } from '../text.ts'
import { defineDeskRoute } from './desk-route.ts'

const SEE_TITLE = { permission: 'issues.view', target: 'title' } as const
const MANAGE_TOKENS = { permission: 'staff.manage', target: 'house' } as const

export const searchDeskArchive = defineDeskRoute({
  method: 'GET',
  path: '/desk/archive/search',
  summary: 'Search all released issues of a title.',
  staff: SEE_TITLE,
  query: ArchiveSearchPage,
  reply: ArchivedArticles.extend({
    /** The sections with matches, whichever is chosen. */
    sections: z.array(z.object({ name: z.string(), names: Names })),
  }),
})

export const exportDeskArchive = defineDeskRoute({
  method: 'GET',
  path: '/desk/archive/search.csv',
  summary: 'The articles that a search of the archive finds, newest first, as CSV.',
  staff: SEE_TITLE,
  query: ArchiveSearch,
  reply: z.string(),
  media: 'text/csv',
})

export const ArchiveToken = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  created_at: z.number().int(),
  /** To the hour. */
  last_used_at: z.number().int().nullable(),
  revoked_at: z.number().int().nullable(),
})
export type ArchiveToken = z.infer<typeof ArchiveToken>

export const NewArchiveToken = z.strictObject({
  staff_id: z.uuid(),
  /** What it is for. */
  name: text(100).trim().min(1),
})
export type NewArchiveToken = z.infer<typeof NewArchiveToken>

export const listArchiveTokens = defineDeskRoute({
  method: 'GET',
  path: '/desk/archive/tokens',
  summary: 'The tokens for searching the archive, also revoked ones, newest first.',
  staff: MANAGE_TOKENS,
  reply: z.array(ArchiveToken),
})

export const makeArchiveToken = defineDeskRoute({
  method: 'POST',
  path: '/desk/archive/tokens',
  summary: 'Make a token for a staff account. It is in this reply only.',
  staff: MANAGE_TOKENS,
  body: NewArchiveToken,
  reply: z.object({ id: z.string(), token: z.string() }),
})

export const revokeArchiveToken = defineDeskRoute({
  method: 'POST',
  path: '/desk/archive/tokens/:id/revoke',
  summary: 'Revoke a token. It stops working at once.',
  staff: MANAGE_TOKENS,
  params: z.object({ id: text(100) }),
  reply: z.object({}),
})
