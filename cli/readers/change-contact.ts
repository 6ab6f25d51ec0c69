import { changeContactForReader } from '#store/auth/contact-change.ts'
import {
  RECOVERY_DAYS,
  recoveryOf,
  requestContactRecovery,
  stopContactRecovery,
} from '#store/auth/contact-recovery.ts'
import type { Contact } from '#store/auth/contacts.ts'
import { authUserOf, readerWith } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import { findPayment } from '#store/payments/payments.ts'
import { StartError } from '#store/store-config.ts'
import type { Operator } from '../context.ts'
import { UsageError } from '../exit-code.ts'
import { contactOf, findReader } from '../named-reader.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'
import { runAudited } from '../run-audited.ts'

export interface ContactChangeOptions extends Reason {
  payment: string
  atOnce?: boolean
  approvedBy?: string
}

/** For a reader who lost the old contact. The change waits, so that whoever still has a contact of the account can stop it. */
export async function changeContact(
  operator: Operator,
  typed: { old: string; contact: string },
  options: ContactChangeOptions,
): Promise<Output> {
  const { old, contact } = parseContacts(typed)
  const { id: readerId } = await findReader(operator.db, old.value)
  await requirePresent(operator.db, readerId, old)
  await requireFree(operator.db, readerId, contact)
  const paymentId = await requirePayment(operator.db, readerId, options.payment)
  if (options.atOnce) {
    const approvedBy = requireSecondPerson(operator, options)
    return changeAtOnce(operator, options, { readerId, contact, paymentId, approvedBy })
  }
  return runAudited(operator, options, async (tx) => {
    const who = options.who?.trim() || operator.user
    const change = { kind: contact.kind, old_value: old.value, new_value: contact.value }
    const recovery = { ...change, reader_id: readerId, who, why: options.why }
    if (!(await requestContactRecovery(tx, recovery, operator.now))) {
      throw new StartError('A change is waiting already: stop it first (stop-contact-change).')
    }
    const text = `${old.value} becomes ${contact.value} ${RECOVERY_DAYS} days after the reader's contacts are notified, unless one of them stops the change or signs in. Until then nobody may sign in with ${contact.value}: that would open another account.`
    return {
      what: 'request-contact-change',
      readerId,
      details: { kind: contact.kind, paymentId },
      change: {
        action: 'reader.contact-change-requested',
        object: { reader_id: readerId },
        before: null,
        after: { kind: contact.kind },
      },
      output: { text, json: { reader_id: readerId, days: RECOVERY_DAYS } },
    }
  })
}

export async function stopContactChange(
  operator: Operator,
  typed: string,
  reason: Reason,
): Promise<Output> {
  const { id: readerId, contact } = await findReader(operator.db, typed)
  return runAudited(operator, reason, async (tx) => {
    const recovery = await recoveryOf(tx, readerId)
    if (!recovery || recovery.stopped_at !== null) throw new StartError('No change is waiting.')
    const now = operator.now.getTime()
    await stopContactRecovery(tx, { id: recovery.id, address_prefix: null, now })
    const output = { text: `${contact}: the change is stopped.`, json: { reader_id: readerId } }
    return {
      what: 'stop-contact-change',
      readerId,
      details: {},
      change: {
        action: 'reader.contact-change-stopped',
        object: { reader_id: readerId },
        before: { kind: recovery.kind },
        after: null,
      },
      output,
    }
  })
}

interface ApprovedChange {
  readerId: string
  contact: Contact
  paymentId: string
  approvedBy: string
}

async function changeAtOnce(
  operator: Operator,
  reason: Reason,
  { readerId, contact, paymentId, approvedBy }: ApprovedChange,
): Promise<Output> {
  return runAudited(operator, reason, async (tx) => {
    const changed = await changeContactForReader(tx, { readerId, contact, now: operator.now })
    if (changed.kind !== 'changed') throw new StartError(`Not changed: ${changed.kind}.`)
    const text = `The contact is now ${contact.value}. Every session has ended; both contacts are notified within seconds.`
    const details = { kind: contact.kind, paymentId, approvedBy }
    const output = { text, json: { reader_id: readerId } }
    return {
      what: 'change-contact',
      readerId,
      details,
      change: {
        action: 'reader.contact-changed',
        object: { reader_id: readerId },
        before: null,
        after: { kind: contact.kind },
      },
      output,
    }
  })
}

function parseContacts(typed: { old: string; contact: string }): {
  old: Contact
  contact: Contact
} {
  const old = contactOf(typed.old)
  const contact = contactOf(typed.contact)
  if (!old || !contact || old.kind !== contact.kind) {
    throw new UsageError(
      'Name the old and the new contact: two e-mail addresses or two +91… numbers.',
    )
  }
  return { old, contact }
}

/** `findReader` also accepts the address of the reader's Google account, which is not a contact to replace. */
async function requirePresent(db: Database, readerId: string, old: Contact): Promise<void> {
  const { emails, phoneNumbers } = await authUserOf(db, readerId)
  const present = old.kind === 'email' ? emails[0] : phoneNumbers[0]
  if (present !== old.value) throw new StartError(`The reader's present contact is ${present}.`)
}

async function requireFree(db: Database, readerId: string, contact: Contact): Promise<void> {
  const owner = await readerWith(db, contact)
  if (owner === readerId) throw new StartError(`${contact.value} is the reader's contact already.`)
  if (owner !== undefined) throw new StartError(`${contact.value} is another reader's.`)
}

/** Proves that the account is the reader's: only they and their bank know the reference. */
async function requirePayment(db: Database, readerId: string, reference: string): Promise<string> {
  const payment = await findPayment(db, reference.trim())
  if (payment?.readerId !== readerId || payment.state !== 'captured') {
    throw new StartError(
      "Give a payment that the reader named: --payment <the gateway's reference or the invoice number>. It must be one of this account.",
    )
  }
  return payment.id
}

function requireSecondPerson(
  { user }: Operator,
  { who, approvedBy = '' }: ContactChangeOptions,
): string {
  const approver = approvedBy.trim()
  if (approver === '' || approver === (who?.trim() || user)) {
    throw new StartError('A second person must approve: --approved-by <name>.')
  }
  return approver
}
