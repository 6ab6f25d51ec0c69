import { z } from 'zod'
import { IssueDate } from './issue-date.ts'
import { Names } from './names.ts'
import { PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'

export const SiteService = z.enum([
  'sms-codes',
  'email-codes',
  'google',
  'payment',
  'search',
  'saving',
])
export type SiteService = z.infer<typeof SiteService>

export const EditionStatus = z.object({
  title: PublisherCode,
  editionId: z.number().int(),
  name: z.string(),
  names: Names.exactOptional(),
  date: IssueDate,
  state: z.enum(['out', 'expected', 'late', 'missing']),
  /** When it came out, is expected, or was expected, by `state`; null for a missing edition. */
  at: z.iso.datetime().nullable(),
  /** The general release time, while only readers with early access have the edition. */
  forAllAt: z.iso.datetime().exactOptional(),
})
export type EditionStatus = z.infer<typeof EditionStatus>

export const ServiceStatus = z.object({
  service: SiteService,
  state: z.enum(['working', 'disturbed']),
  /** The start of the disturbance; null while the service works. */
  since: z.iso.datetime().nullable(),
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

export const SiteStatus = z.object({
  /** By the server's clock. */
  now: z.iso.datetime(),
  /** False while the database is unavailable; the editions are then the last known ones. */
  isCurrent: z.boolean(),
  /** When the editions were read; null if they never were. */
  editionsReadAt: z.iso.datetime().nullable(),
  editions: z.array(EditionStatus),
  services: z.array(ServiceStatus),
})
export type SiteStatus = z.infer<typeof SiteStatus>

export const getSiteStatus = defineRoute({
  method: 'GET',
  path: '/status',
  summary: 'Which editions are out, and which services are disturbed. Answers without a database.',
  caller: 'anyone',
  reply: SiteStatus,
})
