import type { Database } from '../database.ts'
import type { Contact } from './contact.ts'
import { isKnownNetwork, knownDeviceAmong } from './known-devices.ts'
import { readerWith } from './readers.ts'

/** What a browser can be recognised by. */
export interface BrowserTraces {
  /** Hashes of the device ids that earlier sign-ins stored in its cookie. */
  device_hashes: readonly string[]
  address_prefix: string
}

/** How well the owner of a contact knows a browser. */
export type BrowserFamiliarity = { contact: string } & (
  | { familiarity: 'known-device'; readerId: string; device_hash: string }
  | { familiarity: 'known-network'; readerId: string }
  /** `readerId` is undefined when nobody owns the contact. */
  | { familiarity: 'stranger'; readerId: string | undefined }
)

export async function browserFamiliarity(
  db: Database,
  contact: Contact,
  { device_hashes, address_prefix }: BrowserTraces,
  now: number,
): Promise<BrowserFamiliarity> {
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
