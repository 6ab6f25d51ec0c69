import { createHash } from 'node:crypto'
import type { IssueKey } from '#domain/access.ts'
import type { AssetStore } from '../assets.ts'

/** Pictures that staff sent in place of printed ones. Never served; the press copies them into a version. */
export const REPLACEMENTS_FOLDER = 'corrections'

function pathOf({ publisher, date }: IssueKey, picture: string): string {
  return `${REPLACEMENTS_FOLDER}/${publisher}/${date}/${picture}`
}

/** Stores a picture under a name that depends on its bytes. Undefined if it is not a JPEG, PNG or WebP. */
export async function storeReplacement(
  assets: AssetStore,
  key: IssueKey,
  bytes: Uint8Array,
): Promise<string | undefined> {
  if (!isPicture(bytes)) return undefined
  const picture = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await assets.write(pathOf(key, picture), bytes, 'application/octet-stream')
  return picture
}

export async function isReplacementStored(
  assets: AssetStore,
  key: IssueKey,
  picture: string,
): Promise<boolean> {
  return (await assets.stat(pathOf(key, picture))) !== undefined
}

export async function readReplacement(
  assets: AssetStore,
  key: IssueKey,
  picture: string,
): Promise<Uint8Array | undefined> {
  return (await assets.read(pathOf(key, picture)))?.bytes
}

function isPicture(bytes: Uint8Array): boolean {
  const hex = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return (
    hex.startsWith('ffd8ff') ||
    hex.startsWith('89504e470d0a1a0a') ||
    /^52494646.{8}57454250/.test(hex)
  )
}
