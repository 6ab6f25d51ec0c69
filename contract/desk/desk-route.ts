import type { Route } from '../route.ts'
import type { Permission } from './permissions.ts'

/**
 * What a permission must cover. `house`: everything, so a role for some titles is not enough. `title` and `edition`: the
 * title or the edition that the input names as `publisher` and `edition`. `narrowed`: the handler leaves out what is
 * outside the scope.
 */
export type PermissionTarget = 'house' | 'title' | 'edition' | 'narrowed'

/** Who may make a call: anyone, everyone who is signed in to the desk, or those with a permission. */
export type StaffNeed =
  | 'anyone'
  | 'staff'
  | { readonly permission: Permission; readonly target: PermissionTarget }

/** A call of the desk. Readers are not identified. */
export interface DeskRoute extends Route {
  path: `/desk/${string}`
  caller: 'anyone'
  staff: StaffNeed
}

export function defineDeskRoute<const R extends Omit<DeskRoute, 'caller'>>(
  route: R,
): R & { caller: 'anyone' } {
  return { ...route, caller: 'anyone' }
}
