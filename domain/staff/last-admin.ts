/** An admin whose account is open. */
export interface OpenAdmin {
  id: string
  /** Whether they have a passkey or an app, and not only an invitation. */
  canSignIn: boolean
}

/**
 * Whether closing or demoting the account would leave nobody who can manage staff. An admin who has not accepted the
 * invitation does not replace one who can sign in.
 */
export function isLastAdmin(staffId: string, openAdmins: readonly OpenAdmin[]): boolean {
  const admin = openAdmins.find(({ id }) => id === staffId)
  if (!admin) return false
  const others = openAdmins.filter(({ id }) => id !== staffId)
  return !others.some(({ canSignIn }) => canSignIn || !admin.canSignIn)
}
