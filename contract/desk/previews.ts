import { z } from 'zod'
import { MINUTE_MS } from '../durations.ts'
import { IssueDate } from '../issue-date.ts'
import { Names } from '../names.ts'
import { PublisherCode } from '../publisher.ts'
import { defineDeskRoute } from './desk-route.ts'
import { OfIssue } from './of-issue.ts'
import { VersionName } from './versions.ts'

/** The kinds of readers that a preview shows an issue to. */
export const PreviewReader = z.enum(['visitor', 'freemium', 'subscriber'])
export type PreviewReader = z.infer<typeof PreviewReader>

/** How long the address of a preview works. The desk asks for a new one before. */
export const PREVIEW_MS = 15 * MINUTE_MS

/** An issue that has a complete version. */
export const PreviewIssue = z.object({
  publisher: PublisherCode,
  edition: z.number().int(),
  edition_name: z.string(),
  edition_names: Names.exactOptional(),
  date: IssueDate,
  /** When it opens to everyone. */
  general_release_at: z.number().int(),
  /** False while readers see no version of it. */
  isShown: z.boolean(),
})
export type PreviewIssue = z.infer<typeof PreviewIssue>

export const listPreviewIssues = defineDeskRoute({
  method: 'GET',
  path: '/desk/previews/issues',
  summary: "The newest issues in the caller's scope, released or not.",
  staff: { permission: 'issues.view', target: 'narrowed' },
  reply: z.object({ issues: z.array(PreviewIssue) }),
})

export const openPreview = defineDeskRoute({
  method: 'GET',
  path: '/desk/previews/address',
  summary: "The address of an issue in the readers' app, as one kind of reader will see it.",
  staff: { permission: 'issues.view', target: 'edition' },
  query: OfIssue.extend({ version: VersionName, reader: PreviewReader }),
  reply: z.object({ address: z.string(), expires_at: z.number().int() }),
})
