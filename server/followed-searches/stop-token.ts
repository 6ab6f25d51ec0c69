import { PublisherCode } from '#contract/publisher.ts'
import type { StopScope } from '#store/followed-searches.ts'
import type { SecretKeys } from '../auth/secret-keys.ts'

const TOKEN = /^(?:(PV|DH)\.)?([\w-]{1,64})\.([\w-]{16})$/

/** For links in a mail. The tag is derived with a secret, so the database alone cannot reconstruct a link. */
export function stopToken(secrets: SecretKeys, scope: StopScope): string {
  const { purpose, name } = namedBy(scope)
  return `${name}.${secrets.tag(purpose, name)}`
}

/** Undefined if the token is forged. */
export function scopeOf(secrets: SecretKeys, token: string): StopScope | undefined {
  const [, title, id, tag] = TOKEN.exec(token) ?? []
  if (!id || !tag) return undefined
  const scope = title ? { readerId: id, publisher: PublisherCode.parse(title) } : { id }
  const { purpose, name } = namedBy(scope)
  return secrets.isTag(purpose, name, tag) ? scope : undefined
}

function namedBy(scope: StopScope) {
  return 'id' in scope
    ? ({ purpose: 'followed-search', name: scope.id } as const)
    : ({ purpose: 'followed-searches', name: `${scope.publisher}.${scope.readerId}` } as const)
}
