import { z } from 'zod'
import { PublisherCode } from '../publisher.ts'

export const StaffRole = z.enum([
  'admin',
  'editor',
  'corrector',
  'circulation',
  'support',
  'finance',
  'viewer',
])
export type StaffRole = z.infer<typeof StaffRole>

/** What a call of the desk can need. domain/staff/permissions.ts says which roles have which. */
export const Permission = z.enum([
  'issues.view',
  'issues.publish',
  'issues.release',
  'issues.correct',
  'plans.view',
  'plans.manage',
  'content.manage',
  'readers.view',
  'readers.manage',
  'payments.view',
  'payments.manage',
  'log.read',
  'staff.manage',
])
export type Permission = z.infer<typeof Permission>

/** A whole title, or one of its editions. */
export const ScopePart = z.strictObject({
  publisher: PublisherCode,
  edition: z.number().int().positive().max(9999).nullable(),
})
export type ScopePart = z.infer<typeof ScopePart>

/** The titles and editions that a role applies to. */
export const StaffScope = z.union([z.literal('all'), z.array(ScopePart).min(1).max(50)])
export type StaffScope = z.infer<typeof StaffScope>
