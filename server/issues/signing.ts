import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IssueAccess } from '#domain/access.ts'
import { keepRecent } from '../http/lru.ts'

/** Paths of free files, and of files that need a signature. */
export const FILES_PATH = '/epaper/files'
export const SIGNED_PATH = '/epaper/signed'

/** The minimum validity of a signature. The maximum is twice as long. */
const LIFETIME_MS = 15 * 60 * 1000

/** Signs folders. A signature opens every file of its folder until it expires. Readers share it, so that a CDN can cache. */
export interface Signer {
  sign(folder: string, now: Date): { token: string; expires: Date }
  verify(folder: string, token: string, now: Date): Verdict
}

export type Verdict = { kind: 'good'; expires: Date } | { kind: 'expired' } | { kind: 'forged' }

/** The first secret signs and all verify, so that secrets can be rotated. */
export function createSigner(secrets: readonly [string, ...string[]]): Signer {
  const keys = new Map(secrets.map((secret) => [keyId(secret), secret]))
  const [current] = secrets
  const currentId = keyId(current)
  const known = new Map<string, Buffer>()

  /** Cached, because the readers of an issue send the same signature for a quarter of an hour. */
  function signatureOf(secret: string, folder: string, claim: string): Buffer {
    const text = `${folder}\n${claim}`
    const signature = known.get(text) ?? createHmac('sha256', secret).update(text).digest()
    keepRecent(known, text, signature)
    return signature
  }

  return {
    sign: (folder, now) => {
      // Rounded, so that all requests within a quarter of an hour get the same address.
      const expires = Math.ceil(now.getTime() / LIFETIME_MS + 1) * LIFETIME_MS
      const claim = `${expires.toString(36)}.${currentId}`
      const signature = signatureOf(current, folder, claim).toString('base64url')
      return { token: `${claim}.${signature}`, expires: new Date(expires) }
    },
    verify: (folder, token, now) => {
      const [expiry = '', id = '', signature = '', ...rest] = token.split('.')
      const secret = keys.get(id)
      if (!secret || rest.length > 0) return { kind: 'forged' }
      const expected = signatureOf(secret, folder, `${expiry}.${id}`)
      if (!isSame(expected, Buffer.from(signature, 'base64url'))) return { kind: 'forged' }
      const expires = new Date(Number.parseInt(expiry, 36))
      return expires > now ? { kind: 'good', expires } : { kind: 'expired' }
    },
  }
}

function isSame(expected: Buffer, sent: Buffer): boolean {
  return expected.length === sent.length && timingSafeEqual(expected, sent)
}

function keyId(secret: string): string {
  return createHash('sha256').update(`id ${secret}`).digest('hex').slice(0, 8)
}

/** The path of an issue's files. Readers with the same access share it. */
export function filesPath(signer: Signer, folder: string, access: IssueAccess, now: Date): string {
  return access.kind === 'every-page'
    ? `${SIGNED_PATH}/${signer.sign(folder, now).token}/${folder}/`
    : `${FILES_PATH}/${folder}/`
}
