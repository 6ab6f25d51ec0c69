import {
  DEVICE_FORGOTTEN_AFTER_MS,
  DEVICES_PER_READER,
  NETWORKS_PER_READER,
  WRONG_CODES_PER_DEVICE,
} from '#domain/code-limits.ts'
import type { Database } from '../database.ts'
import type { Contact } from './contacts.ts'
import { readerWith } from './readers.ts'

interface DeviceKey {
  reader_id: string
  device_hash: string
}

interface NetworkKey {
  reader_id: string
  address_prefix: string
}

/** A completed sign-in: the device, the network and the time. */
interface SignIn extends DeviceKey, NetworkKey {
  now: number
}

/** The first of a browser's device hashes that is a known device of the reader. */
export async function knownDeviceAmong(
  db: Database,
  readerId: string,
  deviceHashes: readonly string[],
  now: number,
): Promise<string | undefined> {
  if (deviceHashes.length === 0) return undefined
  const row = await db
    .selectFrom('known_device')
    .select('device_hash')
    .where('reader_id', '=', readerId)
    .where('device_hash', 'in', deviceHashes)
    .where('wrong_codes', '<', WRONG_CODES_PER_DEVICE)
    .where('last_seen_at', '>', now - DEVICE_FORGOTTEN_AFTER_MS)
    .executeTakeFirst()
  return row?.device_hash
}

async function isKnownNetwork(db: Database, key: NetworkKey, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('known_network')
    .select('reader_id')
    .where('reader_id', '=', key.reader_id)
    .where('address_prefix', '=', key.address_prefix)
    .where('last_seen_at', '>', now - DEVICE_FORGOTTEN_AFTER_MS)
    .executeTakeFirst()
  return row !== undefined
}

/** In the caller's transaction. */
export async function rememberSignIn(tx: Database, signIn: SignIn): Promise<void> {
  await rememberDevice(tx, signIn)
  await rememberNetwork(tx, signIn)
}

async function rememberDevice(
  tx: Database,
  { reader_id, device_hash, now }: SignIn,
): Promise<void> {
  await tx
    .insertInto('known_device')
    .values({ reader_id, device_hash, wrong_codes: 0, created_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['reader_id', 'device_hash'])
        .doUpdateSet({ wrong_codes: 0, last_seen_at: now }),
    )
    .execute()
  await tx
    .deleteFrom('known_device')
    .where('reader_id', '=', reader_id)
    .where('device_hash', 'not in', (kept) =>
      kept
        .selectFrom('known_device')
        .select('device_hash')
        .where('reader_id', '=', reader_id)
        .orderBy('last_seen_at', 'desc')
        .limit(DEVICES_PER_READER),
    )
    .execute()
}

async function rememberNetwork(
  tx: Database,
  { reader_id, address_prefix, now }: SignIn,
): Promise<void> {
  await tx
    .insertInto('known_network')
    .values({ reader_id, address_prefix, created_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['reader_id', 'address_prefix']).doUpdateSet({ last_seen_at: now }),
    )
    .execute()
  await tx
    .deleteFrom('known_network')
    .where('reader_id', '=', reader_id)
    .where('address_prefix', 'not in', (kept) =>
      kept
        .selectFrom('known_network')
        .select('address_prefix')
        .where('reader_id', '=', reader_id)
        .orderBy('last_seen_at', 'desc')
        .limit(NETWORKS_PER_READER),
    )
    .execute()
}

/** Locks the device's row until the transaction ends. False when the device has used up its wrong codes. */
export async function lockDevice(tx: Database, key: DeviceKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('known_device')
    .set(({ ref }) => ({ wrong_codes: ref('wrong_codes') }))
    .where('reader_id', '=', key.reader_id)
    .where('device_hash', '=', key.device_hash)
    .where('wrong_codes', '<', WRONG_CODES_PER_DEVICE)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the number of wrong codes since the device last signed in. */
export async function countWrongCode(tx: Database, key: DeviceKey): Promise<number> {
  const { wrong_codes } = await tx
    .updateTable('known_device')
    .set(({ eb }) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('reader_id', '=', key.reader_id)
    .where('device_hash', '=', key.device_hash)
    .returning('wrong_codes')
    .executeTakeFirstOrThrow()
  return wrong_codes
}

/** Forgets the reader's devices, apart from those in `kept`. */
export async function forgetOtherDevices(
  db: Database,
  readerId: string,
  kept: readonly string[],
): Promise<void> {
  const all = db.deleteFrom('known_device').where('reader_id', '=', readerId)
  await (kept.length === 0 ? all : all.where('device_hash', 'not in', kept)).execute()
}

export async function forgetUnusedDevices(db: Database, now: number): Promise<void> {
  const before = now - DEVICE_FORGOTTEN_AFTER_MS
  await db.deleteFrom('known_device').where('last_seen_at', '<=', before).execute()
  await db.deleteFrom('known_network').where('last_seen_at', '<=', before).execute()
}

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
  const owner = { contact: contact.value, readerId }
  if (readerId === undefined) return { ...owner, familiarity: 'stranger' }
  const device_hash = await knownDeviceAmong(db, readerId, device_hashes, now)
  if (device_hash !== undefined) {
    return { ...owner, readerId, familiarity: 'known-device', device_hash }
  }
  const isNear = await isKnownNetwork(db, { reader_id: readerId, address_prefix }, now)
  return { ...owner, readerId, familiarity: isNear ? 'known-network' : 'stranger' }
}
