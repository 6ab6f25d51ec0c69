import { parseArgs } from 'node:util'
import type { Contact } from '#store/auth/contact.ts'
import { changeContactForReader } from '#store/auth/contact-change.ts'
import { authUserOf } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import { StartError } from '#store/store-config.ts'
import { ACT_OPTIONS, act, type Operator } from './members/act.ts'
import { contactOf, readerNamed } from './reader-named.ts'

/** For a reader who lost the old contact, once support has made sure who they are. */
export async function changeContact(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: ACT_OPTIONS, allowPositionals: true })
  const [old, contact] = contactsIn(positionals)
  const { id: readerId } = await readerNamed(operator.db, [old.value])
  await requirePresent(operator.db, readerId, old)
  return act(operator, values, async (tx) => {
    const changed = await changeContactForReader(tx, { readerId, contact, now: operator.now })
    if (changed.kind === 'taken') throw new StartError(`${contact.value} is another reader's.`)
    if (changed.kind === 'unchanged') throw new StartError(`${contact.value} is theirs already.`)
    const result = `${old.value} is now ${contact.value}. Every session has ended; both contacts are told within seconds.`
    return { what: 'change-contact', readerId, details: { kind: contact.kind }, result }
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
