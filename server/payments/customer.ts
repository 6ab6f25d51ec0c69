import { authUserOf, firstNameOf } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import type { Customer } from '../integrations/gateway/gateway.ts'

/** The reader's details for the gateway. */
export async function customerOf(db: Database, readerId: string): Promise<Customer> {
  const { emails, phoneNumbers } = await authUserOf(db, readerId)
  return {
    id: readerId,
    name: (await firstNameOf(db, readerId)) ?? '',
    email: emails[0] ?? '',
    mobile: phoneNumbers[0] ?? '',
  }
}
