import {
  getDeskMe,
  leaveDesk,
  requestPasskeyOptions,
  signInWithApp,
  signInWithPasskey,
  signInWithRecoveryCode,
} from '#contract/desk/sessions.ts'
import { ATTEMPTS_PER_NETWORK, ENTRIES_PER_ACCOUNT } from '#domain/staff/sign-in-limits.ts'
import { giveBackTurns, takeTurns } from '#store/auth/rate-limits.ts'
import type { StaffAccount } from '#store/staff/accounts.ts'
import { accountWithApp, takeRecoveryCode, takeStep } from '#store/staff/app-codes.ts'
import { openPasskey, savePasskeyUse } from '#store/staff/passkeys.ts'
import { tooManyRequests } from '../auth/code-limits.ts'
import type { App } from '../http/app.ts'
import { rateLimitedNetwork } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { normaliseRecoveryCode, stepOfCode } from './app-codes.ts'
import { deskMe, endDeskSession, startDeskSession } from './desk-session.ts'
import { passkeyRequest, verifyAssertion } from './passkeys.ts'
import { serveStaff } from './serve-desk.ts'

/** Signing in to the desk and out of it. */
export function deskSessionRoutes(app: App, services: Services): void {
  const { db, clock } = services

  serve(app, requestPasskeyOptions, async ({ context }) => {
    await limitAttempts(context.get('clientAddress'))
    return passkeyRequest(services)
  })

  serve(app, signInWithPasskey, async ({ body, context }) => {
    await limitAttempts(context.get('clientAddress'))
    const found = await openPasskey(db, body.passkey.id)
    if (!found) throw new ProblemError('sign-in-failed')
    const counter = await verifyAssertion(services, body.passkey, found.passkey)
    if (counter === undefined) throw new ProblemError('sign-in-failed')
    const last_used_at = clock.now().getTime()
    await savePasskeyUse(db, found.passkey.credential_id, { counter, last_used_at })
    return startDeskSession(services, context, found.account)
  })

  serve(app, signInWithApp, async ({ body, context }) => {
    const { email, code } = body
    const account = await enterCode(
      { email, address: context.get('clientAddress') },
      async (entry) => {
        const step = stepOfCode(services, entry.secret, code)
        return step !== undefined && (await takeStep(db, entry.account.id, step))
      },
    )
    return startDeskSession(services, context, account)
  })

  serve(app, signInWithRecoveryCode, async ({ body, context }) => {
    const { email } = body
    const code = normaliseRecoveryCode(body.code)
    const account = await enterCode({ email, address: context.get('clientAddress') }, (entry) =>
      takeRecoveryCode(db, entry.account.id, code),
    )
    return startDeskSession(services, context, account)
  })

  serveStaff(app, services, leaveDesk, async ({ context }) => {
    await endDeskSession(services, context)
    return {}
  })

  serveStaff(app, services, getDeskMe, ({ staff }) => deskMe(staff, services.config))

  function turnOfNetwork(address: string) {
    const bucket = `desk attempts from ${rateLimitedNetwork(address)}`
    return { bucket, limits: ATTEMPTS_PER_NETWORK }
  }

  async function limitAttempts(address: string): Promise<void> {
    const now = clock.now()
    const taken = await takeTurns(db, { turns: [turnOfNetwork(address)] }, now.getTime())
    if (taken.kind === 'refused') throw tooManyRequests(taken.retryAt, now)
  }

  /** Counts the entry before it is checked. An unknown account is answered like a wrong code. */
  async function enterCode(
    { email, address }: { email: string; address: string },
    isRight: (entry: { account: StaffAccount; secret: string }) => Promise<boolean>,
  ): Promise<StaffAccount> {
    const now = clock.now()
    const ofAccount = { bucket: `desk codes of ${email}`, limits: ENTRIES_PER_ACCOUNT }
    const turns = { turns: [ofAccount, turnOfNetwork(address)] }
    const taken = await takeTurns(db, turns, now.getTime())
    if (taken.kind === 'refused') throw tooManyRequests(taken.retryAt, now)
    const entry = await accountWithApp(db, email)
    if (!entry || !(await isRight(entry))) throw new ProblemError('sign-in-failed')
    await giveBackTurns(db, turns, { takenAt: now.getTime(), now: clock.now().getTime() })
    return entry.account
  }
}
