import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isAssetPath } from '../assets.ts'
import { StartError } from '../store-config.ts'

/** Written last: a backup without it is incomplete. */
export const MANIFEST_FILE = 'backup.json'

export const BackedUpFile = z.object({
  /** Checked, so that a manifest cannot name files outside the backup. */
  path: z.string().refine(isAssetPath),
  bytes: z.number().int(),
  sha256: z.string(),
})
export type BackedUpFile = z.infer<typeof BackedUpFile>

/** The files of a backup and their checksums. */
export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The migrations that were applied to its database, in order. */
  migrations: z.array(z.string()),
  /** Name of the bucket of the page files, which are then not in the backup; null when they are in it. */
  bucket: z.string().nullable(),
  files: z.array(BackedUpFile),
})
export type Manifest = z.infer<typeof Manifest>

export type DatabaseCopy = Pick<Manifest, 'files' | 'migrations'>

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new StartError(`${folder} is not a complete backup: ${MANIFEST_FILE} is missing`)
  }
  const manifest = parseManifest(text)
  if (!manifest) throw new StartError(`${folder} is not a backup that this release can read`)
  return manifest
}

/** Undefined when the text is no manifest, damaged, or of a newer format. */
export function parseManifest(json: string): Manifest | undefined {
  return Manifest.safeParse(jsonIn(json)).data
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
