import type { Database } from '#store/database.ts'
import { noteAct } from '#store/payments/audit.ts'

/** An e-mail address or a telephone number. */
const CONTACT = /\S+@\S+|\+?\d[\d ]{7,}\d/g

interface Typed {
  /** As `npm run` knows it. */
  program: string
  args: readonly string[]
  who: string
  at: Date
}

/** What an operator typed, before it is done; readers who were named in it stay unnamed. */
export async function noteCommand(db: Database, { program, args, ...by }: Typed): Promise<void> {
  const typed = args.map((arg) => arg.replaceAll(CONTACT, '…'))
  await noteAct(db, {
    ...by,
    what: `npm run ${program}`,
    why: '',
    readerId: null,
    details: { typed },
  })
}
