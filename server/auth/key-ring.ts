import { randomUUID } from 'node:crypto'
import {
  type CryptoKey,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { z } from 'zod'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import {
  deleteSigningKeys,
  insertSigningKey,
  type SigningKeyRow,
  signingKeys,
} from '#store/auth/signing-keys.ts'
import type { Database } from '#store/database.ts'
import type { Clock } from '../integrations/clock.ts'
import type { SecretKeys } from './secret-keys.ts'

/** A new key signs new tokens; the old keys still verify the tokens that they signed. */
const ROTATE_EVERY_MS = 30 * DAY_MS
const FORGET_AFTER_MS = 2 * ROTATE_EVERY_MS
/** A new key is not used at once, because others cache the list of public keys for a minute. */
const SETTLE_MS = 5 * MINUTE_MS
const RELOAD_AT_MOST_EVERY_MS = 5 * SECOND_MS

interface Key {
  kid: string
  createdAt: number
  publicJwk: PublicJwk
  publicKey: CryptoKey
  privateKey: CryptoKey
}

const PublicJwk = z.object({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
})
type PublicJwk = z.infer<typeof PublicJwk>

/** The keys that sign access tokens. All servers with the same database share them. */
export interface KeyRing {
  signer(): Promise<{ kid: string; privateKey: CryptoKey }>
  verifier(kid: string): Promise<CryptoKey | undefined>
  publicJwks(): Promise<PublicJwk[]>
}

/** Takes about a second, so tests pass their own and reuse key pairs. */
export type MakeKeyPair = () => Promise<GenerateKeyPairResult>

export const makeKeyPair: MakeKeyPair = () => generateKeyPair('RS256', { extractable: true })

interface Dependencies {
  db: Database
  secrets: SecretKeys
  clock: Clock
  makeKeyPair: MakeKeyPair
}

export function createKeyRing({ db, secrets, clock, makeKeyPair }: Dependencies): KeyRing {
  let keys: Key[] = []
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  const load = () => {
    loading ??= readKeys().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function readKeys(): Promise<void> {
    const rows = await openKeys()
    const now = clock.now().getTime()
    if (keys.some(({ createdAt }) => createdAt > now - ROTATE_EVERY_MS)) return
    const key = await sealedKey(secrets, await makeKeyPair(), now)
    await insertSigningKey(db, key, rows)
    await deleteSigningKeys(db, now - FORGET_AFTER_MS)
    await openKeys()
  }

  async function openKeys(): Promise<SigningKeyRow[]> {
    const rows = await signingKeys(db)
    const known = new Map(keys.map((key) => [key.kid, key]))
    const opened = await Promise.all(rows.map((row) => known.get(row.kid) ?? openKey(secrets, row)))
    keys = opened.filter((key) => key !== undefined)
    loadedAt = performance.now()
    return rows
  }

  const isStale = (age: number) => performance.now() - loadedAt > age

  return {
    async signer() {
      const now = clock.now().getTime()
      const [newest] = keys
      if (!newest || newest.createdAt <= now - ROTATE_EVERY_MS) await load()
      const settled = keys.find(({ createdAt }) => createdAt <= clock.now().getTime() - SETTLE_MS)
      const key = settled ?? keys.at(-1)
      if (!key) throw new Error('No signing key')
      return key
    },
    async verifier(kid) {
      const find = () => keys.find((key) => key.kid === kid)?.publicKey
      if (!find() && isStale(RELOAD_AT_MOST_EVERY_MS)) await load()
      return find()
    },
    async publicJwks() {
      if (isStale(RELOAD_AT_MOST_EVERY_MS)) await load()
      return keys.map(({ publicJwk }) => publicJwk)
    },
  }
}

async function sealedKey(
  secrets: SecretKeys,
  { publicKey, privateKey }: GenerateKeyPairResult,
  now: number,
): Promise<SigningKeyRow> {
  const kid = `d-${randomUUID()}`
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  return {
    kid,
    public_key: JSON.stringify(publicJwk),
    private_key: secrets.seal('signing-key', JSON.stringify(await exportJWK(privateKey))),
    created_at: now,
  }
}

/** Undefined if it was encrypted with a secret that is no longer configured. */
async function openKey(secrets: SecretKeys, row: SigningKeyRow): Promise<Key | undefined> {
  const unsealed = secrets.unseal('signing-key', row.private_key)
  if (unsealed === undefined) return undefined
  const publicJwk = PublicJwk.parse(JSON.parse(row.public_key))
  return {
    kid: row.kid,
    createdAt: row.created_at,
    publicJwk,
    publicKey: await importRsa(publicJwk),
    privateKey: await importRsa(JSON.parse(unsealed)),
  }
}

async function importRsa(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256')
  if (key instanceof Uint8Array) throw new TypeError('Not an RSA key')
  return key
}
