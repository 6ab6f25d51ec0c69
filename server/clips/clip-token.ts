import { randomInt } from 'node:crypto'
import type { StoredClip } from '#store/clips/clips.ts'
import type { SecretKeys } from '../auth/secret-keys.ts'

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 12
const TOKEN = new RegExp(`^([${LETTERS}]{${ID_LENGTH}})-([\\w-]{16})$`)

export function newClipId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** The signature covers the whole row, so that a changed row has no valid address. */
export function clipToken(secrets: SecretKeys, clip: StoredClip): string {
  return `${clip.id}-${secrets.tag('clip', contentOf(clip))}`
}

/** Undefined if the text is no token. */
export function clipIdIn(token: string): string | undefined {
  return TOKEN.exec(token)?.[1]
}

/** Accepts every secret of SECRET_KEYS, so that it can be rotated. */
export function isClipToken(secrets: SecretKeys, clip: StoredClip, token: string): boolean {
  const [, id, tag = ''] = TOKEN.exec(token) ?? []
  return id === clip.id && secrets.isTag('clip', contentOf(clip), tag)
}

function contentOf({ key, box, ...clip }: StoredClip): string {
  return JSON.stringify([
    clip.id,
    [key.publisher, key.date, key.edition],
    [clip.edition_name, clip.edition_name_kn],
    [clip.version, clip.page_no, clip.page_name, clip.page_name_kn],
    [box.left, box.top, box.width, box.height],
    [clip.width, clip.height, clip.created_at],
    clip.article_ids,
  ])
}
