import { z } from 'zod'
import { Names } from '../names.ts'
import { text } from '../text.ts'
import { defineDeskRoute } from './desk-route.ts'
import { OfIssue } from './of-issue.ts'

/** The name of a version: a hash of its pages. */
export const VersionName = text(100).regex(/^[\w.-]+$/)

/** A complete version of an issue. */
export const StoredVersion = z.object({
  version: z.string(),
  published_at: z.number().int(),
  /** Who published it. Null if the audit log has no entry, as for the sample newspaper. */
  who: z.string().nullable(),
  pages: z.number().int(),
  /** Whether readers see this version, or will see it after release. */
  isShown: z.boolean(),
})
export type StoredVersion = z.infer<typeof StoredVersion>

export const listVersions = defineDeskRoute({
  method: 'GET',
  path: '/desk/versions',
  summary: 'The complete versions of an issue, newest first, with who published each and when.',
  staff: { permission: 'issues.view', target: 'edition' },
  query: OfIssue,
  reply: z.object({ versions: z.array(StoredVersion) }),
})

/** A page of a version, as far as two versions are compared. */
export const VersionPage = z.object({
  pageNo: z.number().int(),
  name: z.string(),
  names: Names.exactOptional(),
  /** Pages with the same drawing, or the same image, are the same. Pages of earlier releases have neither. */
  drawing: z.string().exactOptional(),
  imageTag: z.string().exactOptional(),
  width: z.number().int(),
  height: z.number().int(),
  /** Addresses that only this session of the desk can open, for 15 minutes. */
  image: z.string(),
  thumbnail: z.string(),
  stories: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type VersionPage = z.infer<typeof VersionPage>

export const listVersionPages = defineDeskRoute({
  method: 'GET',
  path: '/desk/versions/pages',
  summary: 'The pages of a version with their images and stories; empty if there is none.',
  staff: { permission: 'issues.view', target: 'edition' },
  query: OfIssue.extend({ version: VersionName }),
  reply: z.object({ pages: z.array(VersionPage) }),
})
