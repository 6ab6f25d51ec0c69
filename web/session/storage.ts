import { z } from 'zod'
import { Consent } from '#contract/consents.ts'
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

// What an attempt to sign in must remember while the reader is away at Google or in their inbox.

/** What the reader agreed to on the form; sent once they are signed in. */
export const pendingConsent = storedValue('sessionStorage', 'pendingConsent', Consent)

/** The path to go to afterwards. */
export const returnPath = storedValue('sessionStorage', 'returnPath', z.string())

/** When the last code was sent, in milliseconds. */
export const codeSentAt = storedValue('sessionStorage', 'codeSentAt', z.number())

/** The token of the attempt to pay that this tab began last. It may be paid although the tab never hears of it. */
export const paymentUnderWay = storedValue('sessionStorage', 'paymentUnderWay', z.string())
