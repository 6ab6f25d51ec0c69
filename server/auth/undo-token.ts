import type { SecretKeys } from '../secret-keys.ts'

/** The row's id and a tag of it: 28 characters, as a variable of a registered SMS may have no more than 30. */
const SHAPE = /^([\w-]{12})([\w-]{16})$/

/** Derived, not stored: the database holds nothing that opens the link. */
export function undoToken(secrets: SecretKeys, undoId: string): string {
  return undoId + secrets.tag('contact-undo', undoId)
}

/** The id in a token that we made. */
export function undoIdIn(secrets: SecretKeys, token: string): string | undefined {
  const [, undoId, tag] = SHAPE.exec(token) ?? []
  if (!undoId || !tag) return undefined
  return secrets.isTag('contact-undo', undoId, tag) ? undoId : undefined
}
