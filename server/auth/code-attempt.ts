import { createHash, randomBytes } from 'node:crypto'
import type { CodeEntry, CodeSentReply, PreAuthData } from '#contract/auth-codes.ts'
import {
  type AttemptKey,
  deleteCodeAttempt,
  type Entry,
  enterCode,
  forgetOldAttempts,
  giveBackUnverifiedTurns,
  insertCodeAttempt,
  openAttempt,
  replaceCode,
} from '#store/auth/code-attempts.ts'
import type { Contact } from '#store/auth/contacts.ts'
import { forgetUnusedDevices } from '#store/auth/known-devices.ts'
import { forgetOldTurns } from '#store/auth/rate-limits.ts'
import { readerWith } from '#store/auth/readers.ts'
import { recordSecurityEvent } from '#store/auth/sessions.ts'
import { addressPrefix } from '../http/client-address.ts'
import type { Services } from '../services.ts'
import type { CodeFailure, CodeOutcome } from './code-limits.ts'
import { sendCode } from './send-code.ts'

interface CodeRequester {
  /** The signed-in reader; null if the code is for signing in. */
  readerId: string | null
  address: string
  /** Hashes of the ids in the browser's device cookie. */
  deviceHashes?: readonly string[]
  /** For a signed-in reader: the purpose of the code and the session that requested it. */
  use?: { purpose: 'change' | 'confirm'; sessionHandle: string }
}

interface NewAttempt extends CodeRequester {
  /** The Google account that is connected when the code is entered. */
  googleSub?: string
}

/** Sends a code to a contact. The browser sends the ids of the reply together with the code. */
export async function startAttempt(
  services: Services,
  contact: Contact,
  { readerId, address, deviceHashes = [], use, googleSub }: NewAttempt,
): Promise<{ kind: 'sent'; reply: CodeSentReply } | CodeFailure> {
  const { db, clock } = services
  const now = clock.now().getTime()
  const preAuthSessionId = randomBytes(32).toString('base64url')
  const deviceId = randomBytes(32).toString('base64url')
  const sending = await sendCode(services, {
    attemptId: preAuthSessionId,
    contact,
    address,
    deviceHashes,
    store: (sent) =>
      insertCodeAttempt(db, {
        ...keyOf({ preAuthSessionId, deviceId }),
        kind: contact.kind,
        contact: contact.value,
        reader_id: readerId,
        session_handle: use?.sessionHandle ?? null,
        purpose: use?.purpose ?? null,
        google_sub: googleSub ?? null,
        created_at: now,
        ...sent,
      }),
    undo: () => deleteCodeAttempt(db, preAuthSessionId),
  })
  if (sending.kind !== 'sent') return sending
  await forgetOldAttempts(db, now)
  await forgetOldTurns(db, now)
  await forgetUnusedDevices(db, now)
  const reply = { status: 'OK', preAuthSessionId, deviceId, flowType: 'USER_INPUT_CODE' } as const
  return { kind: 'sent', reply }
}

/** Sends another code for the same attempt. The previous code becomes invalid; the failures still count. */
export async function resendForAttempt(
  services: Services,
  device: PreAuthData,
  address: string,
  deviceHashes: readonly string[] = [],
): Promise<CodeOutcome | { kind: 'over' }> {
  const { db } = services
  const attempt = await openAttempt(db, keyOf(device))
  if (!attempt) return { kind: 'over' }
  const { id, kind, contact, code_hash, code_expires_at, until_verified } = attempt
  return sendCode(services, {
    attemptId: id,
    contact: { kind, value: contact },
    address,
    deviceHashes,
    store: (sent) => replaceCode(db, id, sent),
    undo: () => replaceCode(db, id, { code_hash, code_expires_at, until_verified }),
  })
}

/** Checks a code that was entered. Records a security event when the contact has no guesses left. */
export async function submitCode(
  { db, clock, secrets }: Services,
  { userInputCode, ...device }: CodeEntry,
  { readerId, address, deviceHashes = [], use }: CodeRequester,
): Promise<Entry> {
  const now = clock.now().getTime()
  const entry = await enterCode(db, {
    ...keyOf(device),
    reader_id: readerId,
    traces: { device_hashes: deviceHashes, address_prefix: addressPrefix(address) },
    session_handle: use?.sessionHandle ?? null,
    purpose: use?.purpose ?? null,
    isRight: (hash) => secrets.isMac('code', `${device.preAuthSessionId} ${userInputCode}`, hash),
    now,
  })
  if (entry.kind === 'right') await giveBackUnverifiedTurns(db, entry.attempt, now)
  if (entry.kind === 'wrong' && entry.isLastOfContact) {
    const { kind, contact } = entry.attempt
    const owner = await readerWith(db, { kind, value: contact })
    await recordSecurityEvent(db, {
      kind: 'code-failures',
      reader_id: owner ?? readerId,
      session_handle: null,
      address_prefix: addressPrefix(address),
      at: now,
    })
  }
  return entry
}

/** Whoever has the device id can enter the code, so only its hash is stored. */
function keyOf({ preAuthSessionId, deviceId }: PreAuthData): AttemptKey {
  const device_hash = createHash('sha256').update(deviceId).digest('base64url')
  return { id: preAuthSessionId, device_hash }
}
