import type { SecretKeys } from './secret-keys.ts'

/** The row's id and a tag of it: 28 characters, as a variable of a registered SMS may have no more than 30. */
const SHAPE = /^([\w-]{12})([\w-]{16})$/

type Purpose = 'contact-undo' | 'contact-recovery'

/** Derived, not stored: the database holds nothing that opens the link. */
export function undoToken(secrets: SecretKeys, undoId: string): string {
  return tokenFor(secrets, 'contact-undo', undoId)
}

/** For the link that stops a requested change. */
export function recoveryToken(secrets: SecretKeys, recoveryId: string): string {
  return tokenFor(secrets, 'contact-recovery', recoveryId)
}

/** The id in a token that we made. */
export function undoIdIn(secrets: SecretKeys, token: string): string | undefined {
  return idIn(secrets, 'contact-undo', token)
}

export function recoveryIdIn(secrets: SecretKeys, token: string): string | undefined {
  return idIn(secrets, 'contact-recovery', token)
}

function tokenFor(secrets: SecretKeys, purpose: Purpose, id: string): string {
  return id + secrets.tag(purpose, id)
}

function idIn(secrets: SecretKeys, purpose: Purpose, token: string): string | undefined {
  const [, id, tag] = SHAPE.exec(token) ?? []
  if (!id || !tag) return undefined
  return secrets.isTag(purpose, id, tag) ? id : undefined
}
