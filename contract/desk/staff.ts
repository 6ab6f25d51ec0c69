import { z } from 'zod'
import { text } from '../text.ts'
import { defineDeskRoute } from './desk-route.ts'
import { StaffRole, StaffScope } from './permissions.ts'

const MANAGE_STAFF = { permission: 'staff.manage', target: 'house' } as const

export const StaffEmail = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase())

/** A role, and the titles and editions that it applies to. Admins have no limits. */
export const StaffPost = z
  .strictObject({ role: StaffRole, scope: StaffScope })
  .refine(({ role, scope }) => role !== 'admin' || scope === 'all', 'An admin has the scope all')
export type StaffPost = z.infer<typeof StaffPost>

export const NewStaff = z.strictObject({
  email: StaffEmail,
  name: text(100).min(1),
  post: StaffPost,
})
export type NewStaff = z.infer<typeof NewStaff>

export const StaffMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: StaffRole,
  scope: StaffScope,
  /** `invited`: has no passkey or code generator yet, and so cannot sign in. */
  state: z.enum(['invited', 'open', 'closed']),
  created_at: z.number().int(),
  last_seen_at: z.number().int().nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

const StaffId = z.object({ id: z.uuid() })

/** Whether the invitation was accepted for delivery by e-mail. */
const Invitation = z.object({ id: z.string(), isSent: z.boolean() })

export const listStaff = defineDeskRoute({
  method: 'GET',
  path: '/desk/staff',
  summary: 'Every staff account, also closed ones.',
  staff: MANAGE_STAFF,
  reply: z.array(StaffMember),
})

export const inviteStaff = defineDeskRoute({
  method: 'POST',
  path: '/desk/staff',
  summary: 'Create a staff account and send its invitation.',
  staff: MANAGE_STAFF,
  body: NewStaff,
  reply: Invitation,
})

export const changeStaffPost = defineDeskRoute({
  method: 'PUT',
  path: '/desk/staff/:id/post',
  summary: 'Change the role and the scope of a staff account.',
  staff: MANAGE_STAFF,
  params: StaffId,
  body: StaffPost,
  reply: z.object({}),
})

export const closeStaff = defineDeskRoute({
  method: 'POST',
  path: '/desk/staff/:id/close',
  summary: 'Close a staff account. Its sessions end at once.',
  staff: MANAGE_STAFF,
  params: StaffId,
  reply: z.object({}),
})

export const reopenStaff = defineDeskRoute({
  method: 'POST',
  path: '/desk/staff/:id/reopen',
  summary: 'Open a closed staff account again.',
  staff: MANAGE_STAFF,
  params: StaffId,
  reply: z.object({}),
})

export const resetStaff = defineDeskRoute({
  method: 'POST',
  path: '/desk/staff/:id/reset',
  summary: 'Remove the passkeys and codes of a staff account, and send a new invitation.',
  staff: MANAGE_STAFF,
  params: StaffId,
  reply: Invitation,
})
