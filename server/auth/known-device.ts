import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { knownDeviceAmong, rememberSignIn } from '#store/auth/known-devices.ts'
import type { HttpEnv } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import type { RequestHead } from '../http/request-head.ts'
import type { Services } from '../services.ts'
import { addNewDeviceNotice } from './new-device-notice.ts'
import { cookieOf } from './recognise.ts'
import type { SecretKeys } from './secret-keys.ts'
import { DEVICE_COOKIE, sendDeviceCookie } from './session-headers.ts'

/** A random id and its MAC, so that a forged id causes no query. */
const SHAPE = /^([\w-]{43})\.([\w-]{43})$/
const SEPARATOR = '~'
const ID_BYTES = 32
/** Each reader who signs in with this browser has an id of their own in the cookie. */
const IDS_PER_BROWSER = 5

/** The database stores only hashes of the ids in the device cookie. */
export function deviceHashesOf(secrets: SecretKeys, request: RequestHead): string[] {
  return deviceIdsIn(secrets, request).map(hashOf)
}

/**
 * Records this browser and this network as known to the reader, and notifies the reader of a new browser.
 * An id in the cookie that is not yet known for this reader is not reused: an attacker may have planted it.
 */
export async function rememberDevice(
  { config, db, clock, secrets }: Services,
  context: Context<HttpEnv>,
  { readerId, isNew: isNewReader }: { readerId: string; isNew: boolean },
): Promise<void> {
  const now = clock.now()
  const ids = deviceIdsIn(secrets, context.req.raw)
  const known = await knownDeviceAmong(db, readerId, ids.map(hashOf), now.getTime())
  const id = ids.find((each) => hashOf(each) === known) ?? newId()
  await db.transaction().execute(async (tx) => {
    await rememberSignIn(tx, {
      reader_id: readerId,
      device_hash: hashOf(id),
      address_prefix: addressPrefix(context.get('clientAddress')),
      now: now.getTime(),
    })
    if (known !== undefined || isNewReader) return
    const device = deviceName(context.req.header('user-agent') ?? null)
    await addNewDeviceNotice(tx, { readerId, device, at: now, publisher: config.publisher })
  })
  const newestIds = [id, ...ids.filter((each) => each !== id)].slice(0, IDS_PER_BROWSER)
  const signedIds = newestIds.map((each) => `${each}.${secrets.mac('known-device', each)}`)
  sendDeviceCookie(context, config, signedIds.join(SEPARATOR))
}

function deviceIdsIn(secrets: SecretKeys, request: RequestHead): string[] {
  const signedIds = cookieOf(request, DEVICE_COOKIE)?.split(SEPARATOR) ?? []
  return signedIds.slice(0, IDS_PER_BROWSER).flatMap((text) => {
    const [, id, mac] = SHAPE.exec(text) ?? []
    return id && mac && secrets.isMac('known-device', id, mac) ? [id] : []
  })
}

function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** A name that readers understand, such as `Chrome on Android`. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device')
}

function nameIn(names: typeof BROWSERS, userAgent: string | null): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
}
