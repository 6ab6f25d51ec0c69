import type { Database } from '../database.ts'
import type { Contact } from './contact.ts'
import { isKnownNetwork, knownDeviceAmong } from './known-devices.ts'
import { readerWith } from './readers.ts'

/** By what a browser can be recognised. */
export interface BrowserTraces {
  /** Of the ids that earlier sign-ins left in its cookie. */
  device_hashes: readonly string[]
  address_prefix: string
}

/** A browser as the owner of a contact knows it. */
export type Acquaintance = { contact: string } & (
  | { familiarity: 'known-device'; readerId: string; device_hash: string }
  | { familiarity: 'known-network'; readerId: string }
  /** Nobody may own the contact yet. */
  | { familiarity: 'stranger'; readerId: string | undefined }
)

export async function acquaintanceOf(
  db: Database,
  contact: Contact,
  { device_hashes, address_prefix }: BrowserTraces,
  now: number,
): Promise<Acquaintance> {
  const readerId = await readerWith(db, contact)
  const known = { contact: contact.value, readerId }
  if (readerId === undefined) return { ...known, familiarity: 'stranger' }
  const device_hash = await knownDeviceAmong(db, readerId, device_hashes, now)
  if (device_hash !== undefined) {
    return { ...known, readerId, familiarity: 'known-device', device_hash }
  }
  const isNear = await isKnownNetwork(db, { reader_id: readerId, address_prefix }, now)
  return { ...known, readerId, familiarity: isNear ? 'known-network' : 'stranger' }
}
