import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto'
import { Jwk } from '#contract/auth-sessions.ts'
import { SECOND_MS } from '#contract/durations.ts'
import {
  FORGET_KEYS_AFTER_MS,
  type KeyTimes,
  needsNewKey,
  newKeySignsFrom,
  rsaKeySignsFrom,
  signingKeyAmong,
} from '#domain/signing-keys.ts'
import {
  deleteSigningKeys,
  insertTokenKey,
  type SigningKeyRow,
  signingKeys,
  type TokenKeyRow,
} from '#store/auth/signing-keys.ts'
import type { Database } from '#store/database.ts'
import type { Clock } from '../integrations/clock.ts'
import type { SecretKeys } from './secret-keys.ts'

const RELOAD_AT_MOST_EVERY_MS = 5 * SECOND_MS

interface Key extends KeyTimes {
  kid: string
  publicJwk: Jwk
  publicKey: KeyObject
  privateKey: KeyObject
}

export type SigningKey = Pick<Key, 'kid' | 'alg' | 'privateKey'>
export type VerifyingKey = Pick<Key, 'alg' | 'publicKey'>

/** The keys that sign access tokens. All servers with the same database share them. */
export interface KeyRing {
  signer(): Promise<SigningKey>
  verifier(kid: string): Promise<VerifyingKey | undefined>
  publicJwks(): Promise<Jwk[]>
}

interface Dependencies {
  db: Database
  secrets: SecretKeys
  clock: Clock
}

export function createKeyRing({ db, secrets, clock }: Dependencies): KeyRing {
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
    if (!needsNewKey(keys, now)) return
    const signsFrom = newKeySignsFrom(rows.map(algorithmOf), now)
    await insertTokenKey(db, newTokenKey(secrets, { now, signsFrom }), rows)
    await deleteSigningKeys(db, now - FORGET_KEYS_AFTER_MS)
    await openKeys()
  }

  async function openKeys(): Promise<SigningKeyRow[]> {
    const rows = await signingKeys(db)
    const known = new Map(keys.map((key) => [key.kid, key]))
    const opened = rows.map((row) => known.get(row.kid) ?? openKey(secrets, row))
    keys = opened.filter((key) => key !== undefined)
    loadedAt = performance.now()
    return rows
  }

  const isStale = (age: number) => performance.now() - loadedAt > age

  return {
    async signer() {
      if (needsNewKey(keys, clock.now().getTime())) await load()
      const key = signingKeyAmong(keys, clock.now().getTime())
      if (!key) throw new Error('No signing key')
      return key
    },
    async verifier(kid) {
      const find = () => keys.find((key) => key.kid === kid)
      if (!find() && isStale(RELOAD_AT_MOST_EVERY_MS)) await load()
      return find()
    },
    async publicJwks() {
      if (isStale(RELOAD_AT_MOST_EVERY_MS)) await load()
      return keys.map(({ publicJwk }) => publicJwk)
    },
  }
}

const algorithmOf = ({ signs_from }: SigningKeyRow) =>
  ({ alg: signs_from === null ? 'RS256' : 'ES256' }) as const

function newTokenKey(
  secrets: SecretKeys,
  { now, signsFrom }: { now: number; signsFrom: number },
): TokenKeyRow {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = `d-${randomUUID()}`
  const publicJwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }
  return {
    kid,
    public_key: JSON.stringify(publicJwk),
    private_key: secrets.seal('signing-key', JSON.stringify(privateKey.export({ format: 'jwk' }))),
    created_at: now,
    signs_from: signsFrom,
  }
}

/** Undefined if it was encrypted with a secret that is no longer configured. */
function openKey(secrets: SecretKeys, row: SigningKeyRow): Key | undefined {
  const unsealed = secrets.unseal('signing-key', row.private_key)
  if (unsealed === undefined) return undefined
  const publicJwk = Jwk.parse(JSON.parse(row.public_key))
  return {
    kid: row.kid,
    alg: publicJwk.alg,
    createdAt: row.created_at,
    signsFrom: row.signs_from ?? rsaKeySignsFrom(row.created_at),
    publicJwk,
    publicKey: createPublicKey({ key: publicJwk, format: 'jwk' }),
    privateKey: createPrivateKey({ key: JSON.parse(unsealed), format: 'jwk' }),
  }
}
