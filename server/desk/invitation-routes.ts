import type { Context } from 'hono'
import {
  acceptWithApp,
  acceptWithPasskey,
  createAppSecret,
  createPasskeyOptions,
  describeInvitation,
} from '#contract/desk/sessions.ts'
import { recordChange } from '#store/audit/record-change.ts'
import type { Database } from '#store/database.ts'
import type { StaffAccount } from '#store/staff/accounts.ts'
import { confirmApp, saveAppSecret, unconfirmedSecretOf } from '#store/staff/app-codes.ts'
import { type LinkState, linkState, useLink } from '#store/staff/one-time-links.ts'
import { insertPasskey } from '#store/staff/passkeys.ts'
import type { App, HttpEnv } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { newAppSecret, newRecoveryCodes, normaliseRecoveryCode, stepOfCode } from './app-codes.ts'
import { authorOf, startDeskSession } from './desk-session.ts'
import { passkeyCreation, verifyNewPasskey } from './passkeys.ts'

/** An invitation is a link that works once. Its holder adds a passkey, or an app that shows codes. */
export function invitationRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const linkWith = (token: string) =>
    ({ token, kind: 'invitation', now: clock.now().getTime() }) as const
  const invitedBy = async (token: string) => requireValid(await linkState(db, linkWith(token)))

  serve(app, describeInvitation, ({ body }) => invitedBy(body.token))

  serve(app, createPasskeyOptions, async ({ body }) =>
    passkeyCreation(services, await invitedBy(body.token)),
  )

  serve(app, acceptWithPasskey, async ({ body, context }) => {
    const { id } = await invitedBy(body.token)
    const passkey = await verifyNewPasskey(services, id, body.passkey)
    if (!passkey) throw new ProblemError('sign-in-failed', 'The passkey could not be verified.')
    const account = await accept({ token: body.token, context, by: 'passkey' }, async (tx) => {
      const created_at = clock.now().getTime()
      const isNew = await insertPasskey(tx, id, { ...passkey, created_at })
      if (!isNew) throw new ProblemError('conflict', 'This passkey is in use already.')
    })
    return startDeskSession(services, context, account)
  })

  serve(app, createAppSecret, async ({ body }) => {
    const account = await invitedBy(body.token)
    const { sealed, ...secret } = newAppSecret(services, account)
    await saveAppSecret(db, account.id, sealed)
    return secret
  })

  serve(app, acceptWithApp, async ({ body, context }) => {
    const { id } = await invitedBy(body.token)
    const sealed = await unconfirmedSecretOf(db, id)
    const step = sealed === undefined ? undefined : stepOfCode(services, sealed, body.code)
    if (step === undefined) throw new ProblemError('sign-in-failed', 'The code is not right.')
    const recoveryCodes = newRecoveryCodes()
    const account = await accept({ token: body.token, context, by: 'app' }, (tx) =>
      confirmApp(tx, id, {
        step,
        now: clock.now().getTime(),
        recoveryCodes: recoveryCodes.map(normaliseRecoveryCode),
      }),
    )
    return { me: await startDeskSession(services, context, account), recoveryCodes }
  })

  interface Acceptance {
    token: string
    context: Context<HttpEnv>
    by: 'passkey' | 'app'
  }

  /** Uses the link up, does the work and records it, in one transaction. */
  function accept(
    { token, context, by }: Acceptance,
    work: (tx: Database) => Promise<void>,
  ): Promise<StaffAccount> {
    return db.transaction().execute(async (tx) => {
      const account = requireValid(await useLink(tx, linkWith(token)))
      await work(tx)
      const object = { staff_id: account.id }
      await recordChange(tx, {
        change: { action: 'staff.joined', object, before: null, after: { by } },
        author: authorOf(context, account),
        at: clock.now(),
      })
      return account
    })
  }
}

function requireValid(state: LinkState): StaffAccount {
  if (state.kind === 'used') throw new ProblemError('link-used')
  if (state.kind === 'expired') throw new ProblemError('link-expired')
  return state.account
}
