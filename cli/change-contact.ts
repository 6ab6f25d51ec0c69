import { parseArgs } from 'node:util'
import type { Contact } from '#store/auth/contact.ts'
import { changeContactForReader } from '#store/auth/contact-change.ts'
import {
  RECOVERY_DAYS,
  recoveryOf,
  requestContactRecovery,
  stopContactRecovery,
} from '#store/auth/contact-recovery.ts'
import { authUserOf, readerWith } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import { findPayment } from '#store/payments/reader-history.ts'
import { StartError } from '#store/store-config.ts'
import { ACT_OPTIONS, act, type Operator } from './members/act.ts'
import { contactOf, readerNamed } from './reader-named.ts'

const OPTIONS = {
  ...ACT_OPTIONS,
  payment: { type: 'string' },
  'at-once': { type: 'boolean', default: false },
  'approved-by': { type: 'string' },
} as const

/** For a reader who lost the old contact. It waits, so that whoever still has a contact of the account can stop it. */
export async function changeContact(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [old, contact] = contactsIn(positionals)
  const { id: readerId } = await readerNamed(operator.db, [old.value])
  await requirePresent(operator.db, readerId, old)
  await requireFree(operator.db, readerId, contact)
  const paymentId = await requirePayment(operator.db, readerId, values.payment)
  if (values['at-once']) {
    const approvedBy = requireSecondPerson(operator, values)
    return changeAtOnce(operator, values, { readerId, contact, paymentId, approvedBy })
  }
  return act(operator, values, async (tx) => {
    const who = values.who?.trim() || operator.user
    const change = { kind: contact.kind, old_value: old.value, new_value: contact.value }
    const recovery = { ...change, reader_id: readerId, who, why: values.why?.trim() ?? '' }
    if (!(await requestContactRecovery(tx, recovery, operator.now))) {
      throw new StartError('A change is waiting already: stop it first (stop-contact-change).')
    }
    const result = `${old.value} becomes ${contact.value} ${RECOVERY_DAYS} days after the reader's contacts are told, unless one of them stops it or signs in. Until then nobody may sign in with ${contact.value}: that would open another account.`
    const details = { kind: contact.kind, paymentId }
    return { what: 'request-contact-change', readerId, details, result }
  })
}

/** Stops a change that is waiting. */
export async function stopContactChange(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: ACT_OPTIONS, allowPositionals: true })
  const { id: readerId, contact } = await readerNamed(operator.db, positionals)
  return act(operator, values, async (tx) => {
    const recovery = await recoveryOf(tx, readerId)
    if (!recovery || recovery.stopped_at !== null) throw new StartError('No change is waiting.')
    const now = operator.now.getTime()
    await stopContactRecovery(tx, { id: recovery.id, address_prefix: null, now })
    const result = `${contact}: the change is stopped.`
    return { what: 'stop-contact-change', readerId, details: {}, result }
  })
}

interface ChangeAtOnce {
  readerId: string
  contact: Contact
  paymentId: string
  approvedBy: string
}

async function changeAtOnce(
  operator: Operator,
  values: { why?: string | undefined; who?: string | undefined },
  { readerId, contact, paymentId, approvedBy }: ChangeAtOnce,
): Promise<string> {
  return act(operator, values, async (tx) => {
    const changed = await changeContactForReader(tx, { readerId, contact, now: operator.now })
    if (changed.kind !== 'changed') throw new StartError(`Not changed: ${changed.kind}.`)
    const result = `The contact is now ${contact.value}. Every session has ended; both contacts are told within seconds.`
    const details = { kind: contact.kind, paymentId, approvedBy }
    return { what: 'change-contact', readerId, details, result }
  })
}

function contactsIn(typed: string[]): [Contact, Contact] {
  const [old, contact, ...more] = typed.map(contactOf)
  if (!old || !contact || more.length > 0 || old.kind !== contact.kind) {
    throw new StartError(
      'Name the old and the new contact: two e-mail addresses or two +91… numbers.',
    )
  }
  return [old, contact]
}

/** A reader may also be found by the address that Google vouches for, which is not the one to replace. */
async function requirePresent(db: Database, readerId: string, old: Contact): Promise<void> {
  const { emails, phoneNumbers } = await authUserOf(db, readerId)
  const present = old.kind === 'email' ? emails[0] : phoneNumbers[0]
  if (present !== old.value) throw new StartError(`The reader's present contact is ${present}.`)
}

async function requireFree(db: Database, readerId: string, contact: Contact): Promise<void> {
  const owner = await readerWith(db, contact)
  if (owner === readerId) throw new StartError(`${contact.value} is theirs already.`)
  if (owner !== undefined) throw new StartError(`${contact.value} is another reader's.`)
}

/** What only the reader and their bank know, as far as a command can check it. */
async function requirePayment(
  db: Database,
  readerId: string,
  reference: string | undefined,
): Promise<string> {
  const payment = reference ? await findPayment(db, reference.trim()) : undefined
  if (payment?.readerId !== readerId || payment.state !== 'captured') {
    throw new StartError(
      "Give a payment that the reader named: --payment <the gateway's reference or the invoice number>. It must be one of this account.",
    )
  }
  return payment.id
}

function requireSecondPerson(
  { user }: Operator,
  { who, 'approved-by': approvedBy = '' }: { who?: string; 'approved-by'?: string },
): string {
  const approver = approvedBy.trim()
  if (approver === '' || approver === (who?.trim() || user)) {
    throw new StartError('A second person must agree: --approved-by <name>.')
  }
  return approver
}
