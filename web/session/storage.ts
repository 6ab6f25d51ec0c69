import { z } from 'zod'
import { Consent } from '#contract/consents.ts'
import { LocalStorage, SessionStorage } from '#contract/storage-keys.ts'
import { storedValue } from './stored-value.ts'

const local = LocalStorage.shape
const session = SessionStorage.shape

/** The storage keys of the specification. */
export const storage = {
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

// The state of a sign-in while the reader is at Google or in their inbox.

/** The consents given on the form; sent after the sign-in. */
export const pendingConsent = storedValue('sessionStorage', 'pendingConsent', Consent)

/** The path to open after the sign-in. */
export const returnPath = storedValue('sessionStorage', 'returnPath', z.string())

/** When the last code was sent, in milliseconds. */
export const codeSentAt = storedValue('sessionStorage', 'codeSentAt', z.number())

/** The token of the payment that this tab started last. It may succeed without this tab receiving the result. */
export const pendingPaymentToken = storedValue('sessionStorage', 'paymentUnderWay', z.string())
