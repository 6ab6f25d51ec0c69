import {
  type ContactUndo,
  describeContactUndo,
  requestContactUndo,
} from '#contract/auth-contact.ts'
import type { RouteReply } from '#contract/route.ts'
import { maskContact } from '#domain/mask-contact.ts'
import { recoveryDueAt, recoveryWith, stopContactRecovery } from '#store/auth/contact-recovery.ts'
import { contactUndoWith, undoContactChange } from '#store/auth/contact-undo.ts'
import type { App } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import type { SecretKeys } from './secret-keys.ts'
import { verificationMethodOf } from './verification-method.ts'

type Reply = Promise<RouteReply<typeof requestContactUndo>>

/** The link in the notices of a contact change and of a contact recovery. It works without signing in. */
export function contactUndoRoutes(app: App, services: Services): void {
  const { db, clock, log, secrets } = services

  serve(app, describeContactUndo, async ({ body }) => {
    const recoveryId = recoveryIdIn(secrets, body.token)
    if (recoveryId !== undefined) return describeRecovery(recoveryId)
    const undo = await contactUndoWith(db, requireUndoId(body.token))
    if (!undo || undo.expires_at <= clock.now().getTime()) throw new ProblemError('link-expired')
    if (undo.used_at !== null) throw new ProblemError('link-used')
    const { kind, old_value, new_value } = undo
    return {
      verificationMethod: verificationMethodOf(kind),
      oldContact: old_value === null ? null : maskContact({ kind, value: old_value }),
      newContact: maskContact({ kind, value: new_value }),
      timeChanged: undo.at,
      timeEffective: null,
      timeExpires: undo.expires_at,
    }
  })

  serve(app, requestContactUndo, async ({ body, context }): Reply => {
    const request = {
      address_prefix: addressPrefix(context.get('clientAddress')),
      now: clock.now().getTime(),
    }
    const recoveryId = recoveryIdIn(secrets, body.token)
    if (recoveryId !== undefined) {
      const stop = { id: recoveryId, ...request }
      requireStopped(await db.transaction().execute((tx) => stopContactRecovery(tx, stop)))
      log('warn', 'contact recovery stopped')
      return { status: 'OK' }
    }
    const undone = await undoContactChange(db, { id: requireUndoId(body.token), ...request })
    switch (undone.kind) {
      case 'undone':
        log('warn', 'contact change undone')
        return { status: 'OK' }
      case 'expired':
        throw new ProblemError('link-expired')
      case 'used':
        throw new ProblemError('link-used')
      case 'taken':
        throw new ProblemError('contact-taken')
    }
  })

  async function describeRecovery(id: string): Promise<ContactUndo> {
    const recovery = await recoveryWith(db, id)
    if (!recovery) throw new ProblemError('link-expired')
    if (recovery.stopped_at !== null) throw new ProblemError('link-used')
    const { kind, old_value, new_value, requested_at } = recovery
    return {
      verificationMethod: verificationMethodOf(kind),
      oldContact: maskContact({ kind, value: old_value }),
      newContact: maskContact({ kind, value: new_value }),
      timeChanged: requested_at,
      timeEffective: recoveryDueAt(recovery),
      timeExpires: recoveryDueAt(recovery),
    }
  }

  function requireUndoId(token: string): string {
    const undoId = undoIdIn(secrets, token)
    if (undoId === undefined) throw new ProblemError('not-found')
    return undoId
  }
}

function requireStopped(stopped: Awaited<ReturnType<typeof stopContactRecovery>>): void {
  if (stopped === 'not-found') throw new ProblemError('link-expired')
  if (stopped === 'stopped-before') throw new ProblemError('link-used')
}

/** The row's id and its tag: 28 characters, because a variable of a registered SMS may have at most 30. */
const SHAPE = /^([\w-]{12})([\w-]{16})$/

type Purpose = 'contact-undo' | 'contact-recovery'

/** The tag is derived with a secret and not stored, so the database alone cannot reconstruct the link. */
export function undoToken(secrets: SecretKeys, undoId: string): string {
  return tokenFor(secrets, 'contact-undo', undoId)
}

/** For the link that stops a contact recovery. */
export function recoveryToken(secrets: SecretKeys, recoveryId: string): string {
  return tokenFor(secrets, 'contact-recovery', recoveryId)
}

/** Undefined if the token is forged. */
function undoIdIn(secrets: SecretKeys, token: string): string | undefined {
  return idIn(secrets, 'contact-undo', token)
}

function recoveryIdIn(secrets: SecretKeys, token: string): string | undefined {
  return idIn(secrets, 'contact-recovery', token)
}

function tokenFor(secrets: SecretKeys, purpose: Purpose, id: string): string {
  return id + secrets.tag(purpose, id)
}

function idIn(secrets: SecretKeys, purpose: Purpose, token: string): string | undefined {
  const [, id, tag] = SHAPE.exec(token) ?? []
  if (!id || !tag) return undefined
  return secrets.isTag(purpose, id, tag) ? id : undefined
}
