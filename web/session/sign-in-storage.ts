import { z } from 'zod'
import { Consent } from '#contract/consents.ts'
import { storedValue } from './stored-value.ts'

// What an attempt to sign in must remember while the reader is away at Google or in their inbox.

/** What the reader agreed to on the form; sent once they are signed in. */
export const pendingConsent = storedValue('sessionStorage', 'pendingConsent', Consent)

/** The path to go to afterwards. */
export const returnPath = storedValue('sessionStorage', 'returnPath', z.string())

/** When the last code was sent, in milliseconds. */
export const codeSentAt = storedValue('sessionStorage', 'codeSentAt', z.number())
