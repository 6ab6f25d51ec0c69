import { CHANGE_ACTIONS, type ChangeAction } from '#contract/desk/changes.ts'
import type { Permission, StaffRole } from '#contract/desk/permissions.ts'
import { hasPermission } from '../staff/permissions.ts'

/** The permission that shows entries about each kind of object in the audit log. */
const SHOWN_WITH: Readonly<Record<string, Permission>> = {
  issue: 'issues.view',
  page: 'issues.view',
  article: 'issues.view',
  board: 'issues.view',
  reader: 'readers.view',
  payment: 'payments.view',
  plan: 'plans.view',
  edition: 'issues.view',
  content: 'content.manage',
  'contact-message': 'readers.view',
  staff: 'staff.manage',
}

/** The actions whose entries a role sees in the audit log. */
export function actionsShownTo(role: StaffRole): ChangeAction[] {
  return CHANGE_ACTIONS.filter((action) => {
    const permission = SHOWN_WITH[action.split('.')[0] ?? '']
    return hasPermission(role, permission ?? 'staff.manage')
  })
}
