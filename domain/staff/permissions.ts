import type { PermissionTarget } from '#contract/desk/desk-route.ts'
import type { Permission, StaffRole, StaffScope } from '#contract/desk/permissions.ts'
import type { PublisherCode } from '#contract/publisher.ts'

/** The permissions of each role. An admin has all of them. */
const TABLE: Readonly<Record<Permission, readonly StaffRole[]>> = {
  'issues.view': ['editor', 'corrector', 'circulation', 'viewer'],
  'issues.publish': ['editor'],
  'issues.release': ['editor'],
  'issues.correct': ['editor', 'corrector'],
  'plans.view': ['circulation', 'support', 'finance', 'viewer'],
  'plans.manage': ['circulation'],
  'content.manage': ['circulation'],
  'readers.view': ['support', 'finance'],
  'readers.manage': ['support'],
  'payments.view': ['finance', 'support'],
  'payments.manage': ['finance'],
  'log.read': ['editor', 'corrector', 'circulation', 'support', 'finance', 'viewer'],
  'staff.manage': [],
}

export function hasPermission(role: StaffRole, permission: Permission): boolean {
  return role === 'admin' || TABLE[permission].includes(role)
}

const EVERY_PERMISSION = Object.keys(TABLE).filter(isPermission)

function isPermission(name: string): name is Permission {
  return name in TABLE
}

export function permissionsOf(role: StaffRole): Permission[] {
  return EVERY_PERMISSION.filter((permission) => hasPermission(role, permission))
}

/** What a change is about: everything, a title, or an edition. */
export type ChangeTarget =
  | { kind: 'house' }
  | { kind: 'title'; publisher: PublisherCode }
  | { kind: 'edition'; publisher: PublisherCode; edition: number }

/** A whole title is covered only by a scope without a limit to editions of it. */
export function isInScope(scope: StaffScope, target: ChangeTarget): boolean {
  if (scope === 'all') return true
  switch (target.kind) {
    case 'house':
      return false
    case 'title':
      return scope.some(
        ({ publisher, edition }) => publisher === target.publisher && edition === null,
      )
    case 'edition':
      return scope.some(
        ({ publisher, edition }) =>
          publisher === target.publisher && (edition === null || edition === target.edition),
      )
  }
}

/** `narrowed` skips the scope, because the handler leaves out what is outside it. */
export function isAllowed(
  { role, scope }: { role: StaffRole; scope: StaffScope },
  permission: Permission,
  target: ChangeTarget | { kind: PermissionTarget & 'narrowed' },
): boolean {
  if (!hasPermission(role, permission)) return false
  return target.kind === 'narrowed' || isInScope(scope, target)
}
