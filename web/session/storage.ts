import { LocalStorage, SessionStorage } from '#contract/storage-keys.ts'
import { storedValue } from './stored-value.ts'

const local = LocalStorage.shape
const session = SessionStorage.shape

/** Every key that the browser keeps for us, apart from the language of the controls. */
export const stored = {
  jwt_token: storedValue('localStorage', 'jwt_token', local.jwt_token),
  preferredEditionId: storedValue('localStorage', 'preferredEditionId', local.preferredEditionId),
  fontSize: storedValue('localStorage', 'fontSize', local.fontSize),
  user_paid_status: storedValue('sessionStorage', 'user_paid_status', session.user_paid_status),
  subscriptionData: storedValue('sessionStorage', 'subscriptionData', session.subscriptionData),
  isSubscribed: storedValue('sessionStorage', 'isSubscribed', session.isSubscribed),
  ArchivalAccess: storedValue('sessionStorage', 'ArchivalAccess', session.ArchivalAccess),
  selectedPlan: storedValue('sessionStorage', 'selectedPlan', session.selectedPlan),
  UserPreAuthData: storedValue('sessionStorage', 'UserPreAuthData', session.UserPreAuthData),
}
