import { createHash, randomBytes } from 'node:crypto'
import type { SecretKeys } from './secret-keys.ts'

/** The session's handle, a value nobody can guess, and our mark that we made it. */
export const REFRESH_TOKEN_SHAPE = /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{43})$/

export function newRefreshToken(secrets: SecretKeys, handle: string): string {
  return marked(secrets, handle, randomBytes(32).toString('base64url'))
}

/**
 * What a token is exchanged for. The same token gives the same next one: two tabs that refresh at once,
 * or a browser that lost the answer and asks again, end up with one.
 */
export function nextRefreshToken(secrets: SecretKeys, token: string, handle: string): string {
  return marked(secrets, handle, secrets.mac('refresh-token', `after ${token}`))
}

/** The handle in a token that we made; one that we did not make ends no session. */
export function handleIn(secrets: SecretKeys, token: string): string | undefined {
  const [, handle, value, mark] = REFRESH_TOKEN_SHAPE.exec(token) ?? []
  if (!handle || !value || !mark) return undefined
  return secrets.isMac('refresh-token', `${handle}.${value}`, mark) ? handle : undefined
}

/** How the database knows a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function marked(secrets: SecretKeys, handle: string, value: string): string {
  return `${handle}.${value}.${secrets.mac('refresh-token', `${handle}.${value}`)}`
}
