import { z } from 'zod'
import { defineDeskRoute } from './desk-route.ts'
import { OfIssue } from './of-issue.ts'

export const PUBLISH_PAGES = { permission: 'issues.publish', target: 'edition' } as const

export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024
/** Limits for the files of one issue. */
export const MAX_UPLOADS = 300
export const MAX_UPLOADED_BYTES = 8 * 1024 * 1024 * 1024

/** A file that staff send for an issue. */
export const DeskUpload = z.object({
  id: z.string(),
  file_name: z.string(),
  size: z.number().int(),
  /** Bytes received so far. */
  received: z.number().int(),
  /** `refused` is a complete file that is not a PDF. */
  state: z.enum(['receiving', 'complete', 'refused']),
  /** Of the whole file; null until it is complete. */
  sha256: z.string().nullable(),
  created_at: z.number().int(),
})
export type DeskUpload = z.infer<typeof DeskUpload>

/** The path of resumable uploads (tus 1.0). POST creates one; HEAD, PATCH and DELETE are below it. */
export const UPLOADS_PATH = '/desk/uploads'

/** What `Upload-Metadata` of a new upload says. */
export const UploadMetadata = OfIssue.extend({
  filename: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^/\\\p{Cc}]+\.pdf$/iu, 'must be the name of a PDF'),
})

export const listUploads = defineDeskRoute({
  method: 'GET',
  path: UPLOADS_PATH,
  summary: 'The files that staff sent for an issue, in the order of their names.',
  staff: PUBLISH_PAGES,
  query: OfIssue,
  reply: z.array(DeskUpload),
})
