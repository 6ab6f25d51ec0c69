import { describeContactUndo, requestContactUndo } from '#contract/auth-contact.ts'
import type { RouteReply } from '#contract/route.ts'
import { maskContact } from '#domain/mask-contact.ts'
import { undoContactChange } from '#store/auth/contact-undo.ts'
import { contactUndoWith } from '#store/auth/contact-undo-rows.ts'
import type { App } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { undoIdIn } from './undo-token.ts'
import { verificationMethodOf } from './verification-method.ts'

type Reply = Promise<RouteReply<typeof requestContactUndo>>

/** The link that the old contact gets when a contact was changed. Who has it need not be signed in. */
export function contactUndoRoutes(app: App, services: Services): void {
  const { db, clock, log } = services

  serve(app, describeContactUndo, async ({ body }) => {
    const undo = await contactUndoWith(db, requireUndoId(body.token))
    if (!undo || undo.expires_at <= clock.now().getTime()) throw new ProblemError('link-expired')
    if (undo.used_at !== null) throw new ProblemError('link-used')
    const { kind, old_value, new_value } = undo
    return {
      verificationMethod: verificationMethodOf(kind),
      oldContact: old_value === null ? null : maskContact({ kind, value: old_value }),
      newContact: maskContact({ kind, value: new_value }),
      timeChanged: undo.at,
      timeExpires: undo.expires_at,
    }
  })

  serve(app, requestContactUndo, async ({ body, context }): Reply => {
    const undone = await undoContactChange(db, {
      id: requireUndoId(body.token),
      address_prefix: addressPrefix(context.get('clientAddress')),
      now: clock.now().getTime(),
    })
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

  function requireUndoId(token: string): string {
    const undoId = undoIdIn(services.secrets, token)
    if (undoId === undefined) throw new ProblemError('not-found')
    return undoId
  }
}
