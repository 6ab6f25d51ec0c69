import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '#store/durable-file.ts'

/** A separate key is derived from the secret for each purpose. */
export type Purpose =
  | 'code'
  | 'refresh-token'
  | 'known-device'
  | 'signing-key'
  | 'accesstype'
  | 'contact-undo'
  | 'contact-recovery'
  | 'followed-search'
  | 'followed-searches'
  | 'staff-app'
  | 'preview'
  | 'clip'
  | 'sandbox-gateway'
  | 'sandbox-webhooks'

/** MACs and encryption with secrets that are not in the database. */
export interface SecretKeys {
  mac(purpose: Purpose, text: string): string
  /** The MACs of all configured secrets, the newest first. */
  macs(purpose: Purpose, text: string): string[]
  /** Accepts the MAC of any configured secret, so that secrets can be rotated. */
  isMac(purpose: Purpose, text: string, mac: string): boolean
  /** The first 96 bits of a MAC, for links that must fit an SMS. */
  tag(purpose: Purpose, text: string): string
  isTag(purpose: Purpose, text: string, tag: string): boolean
  seal(purpose: Purpose, text: string): string
  /** Undefined if no configured secret decrypts it. */
  unseal(purpose: Purpose, sealed: string): string | undefined
  key(purpose: Purpose): Uint8Array
}

/** In characters of base64url, six bits each. */
const TAG_LENGTH = 16

/** The first secret makes new MACs and ciphertexts; the others only check and decrypt. */
export function secretKeys(secrets: readonly [string, ...string[]]): SecretKeys {
  const derived = new Map<string, Uint8Array>()
  const keyOf = (purpose: Purpose, secret: string) => {
    const name = `${purpose} ${secret}`
    const key = derived.get(name) ?? new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
    derived.set(name, key)
    return key
  }
  const [newest] = secrets
  const mac = (purpose: Purpose, secret: string, text: string) =>
    createHmac('sha256', keyOf(purpose, secret)).update(text).digest('base64url')
  return {
    mac: (purpose, text) => mac(purpose, newest, text),
    macs: (purpose, text) => secrets.map((secret) => mac(purpose, secret, text)),
    isMac: (purpose, text, presented) =>
      secrets.some((secret) => isSame(mac(purpose, secret, text), presented)),
    tag: (purpose, text) => mac(purpose, newest, text).slice(0, TAG_LENGTH),
    isTag: (purpose, text, presented) =>
      secrets.some((secret) => isSame(mac(purpose, secret, text).slice(0, TAG_LENGTH), presented)),
    seal: (purpose, text) => seal(keyOf(purpose, newest), text),
    unseal: (purpose, sealed) => {
      for (const secret of secrets) {
        const text = unseal(keyOf(purpose, secret), sealed)
        if (text !== undefined) return text
      }
      return undefined
    },
    key: (purpose) => keyOf(purpose, newest),
  }
}

/** The secret of a machine without SECRET_KEYS: created once, readable only by its owner. */
export async function secretOfMachine(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key')
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    // If two processes start at once, the second link fails, and both read the file of the first.
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, ['EEXIST'])) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

function seal(key: Uint8Array, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(key: Uint8Array, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
