import { z } from 'zod'
import {
  type NewPasskey,
  type PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/desk/passkeys.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { TITLES } from '#contract/titles.ts'
import type { StaffAccount } from '#store/staff/accounts.ts'
import {
  insertChallenge,
  passkeyIdsOf,
  type StoredPasskey,
  takeChallenge,
} from '#store/staff/passkeys.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'

/** Loaded with the first passkey: it reads certificates of every kind, which is a tenth of the start of a server. */
const library = () => import('@simplewebauthn/server')

type PasskeyServices = Pick<Services, 'config' | 'db' | 'clock'>

/** How long a person may take to answer the browser's dialog. */
const CHALLENGE_MS = 5 * MINUTE_MS

/** The relying party: passkeys belong to the host of PUBLIC_URL. */
function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { expectedRPID: hostname, expectedOrigin: origin }
}

export async function passkeyCreation(
  { config, db, clock }: PasskeyServices,
  { id, email, name }: StaffAccount,
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: TITLES[config.publisher].name,
    rpID: relyingParty(config).expectedRPID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    excludeCredentials: (await passkeyIdsOf(db, id)).map((credential) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  await insertChallenge(db, { challenge, staffId: id }, clock.now().getTime() + CHALLENGE_MS)
  return PasskeyCreation.parse(options)
}

export async function passkeyRequest({
  config,
  db,
  clock,
}: PasskeyServices): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).expectedRPID,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  const { challenge } = options
  await insertChallenge(db, { challenge, staffId: null }, clock.now().getTime() + CHALLENGE_MS)
  return PasskeyRequest.parse(options)
}

/** Undefined if the answer is not one to a challenge that this person was sent. */
export async function verifyNewPasskey(
  services: PasskeyServices,
  staffId: string,
  passkey: NewPasskey,
): Promise<StoredPasskey | undefined> {
  const expectedChallenge = await answeredChallenge(services, staffId, passkey)
  if (expectedChallenge === undefined) return undefined
  const { verifyRegistrationResponse } = await library()
  const verification = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge,
    ...relyingParty(services.config),
    // The library throws for a malformed or forged answer.
  }).catch(() => undefined)
  if (!verification?.verified) return undefined
  const { id, publicKey, counter } = verification.registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter }
}

/** The new count of signatures; undefined if the signature is not valid, or the authenticator was cloned. */
export async function verifyAssertion(
  services: PasskeyServices,
  assertion: PasskeyAssertion,
  { credential_id, public_key, counter }: StoredPasskey,
): Promise<number | undefined> {
  const expectedChallenge = await answeredChallenge(services, null, assertion)
  if (expectedChallenge === undefined) return undefined
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
  const { verifyAuthenticationResponse } = await library()
  const verification = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge,
    ...relyingParty(services.config),
    credential: { id: credential_id, publicKey, counter },
  }).catch(() => undefined)
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}

/** The challenge in the answer, if it was sent to this person and is not used up. */
async function answeredChallenge(
  { db, clock }: PasskeyServices,
  staffId: string | null,
  { response }: { response: { clientDataJSON: string } },
): Promise<string | undefined> {
  const challenge = challengeIn(response.clientDataJSON)
  if (challenge === undefined) return undefined
  const isSent = await takeChallenge(db, { challenge, staffId }, clock.now().getTime())
  return isSent ? challenge : undefined
}

const ClientData = z.object({ challenge: z.string().regex(/^[\w-]{1,200}$/) })

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return ClientData.safeParse(JSON.parse(text)).data?.challenge
  } catch {
    return undefined
  }
}
