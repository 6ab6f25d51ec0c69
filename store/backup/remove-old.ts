import { Readable } from 'node:stream'
import { MANIFEST_FILE, type Manifest, parseManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'

/** Replaces the manifest during a removal, so that a partly removed backup does not look complete. */
const REMOVING_FILE = 'backup.removing.json'

/** Suffix of the folder of a backup that is being made. */
export const UNFINISHED = '.unfinished'

/**
 * Removes the oldest complete backups until `keep` are left. Never removes the one named `newest`. Removes only files
 * that a manifest lists. Completes removals that were interrupted.
 */
export async function removeOldBackups(
  place: BackupPlace,
  keep: number,
  newest: string,
): Promise<string[]> {
  const others: { name: string; manifest: Manifest }[] = []
  for (const name of await place.names()) {
    if (name === newest || name.endsWith(UNFINISHED)) continue
    const removing = await manifestAt(place, `${name}/${REMOVING_FILE}`)
    if (removing) await removeFiles(place, name, removing)
    const manifest = await manifestAt(place, `${name}/${MANIFEST_FILE}`)
    if (manifest) others.push({ name, manifest })
  }
  const newestFirst = others.sort((one, other) =>
    one.manifest.made_at < other.manifest.made_at ? 1 : -1,
  )
  const old = newestFirst.slice(keep - 1)
  for (const { name, manifest } of old) {
    const json = JSON.stringify(manifest)
    await place.write(`${name}/${REMOVING_FILE}`, Readable.from([Buffer.from(json)]))
    await removeFiles(place, name, manifest)
  }
  return old.map(({ name }) => name)
}

async function removeFiles(place: BackupPlace, name: string, { files }: Manifest): Promise<void> {
  await place.remove([`${name}/${MANIFEST_FILE}`])
  await place.remove(files.map(({ path }) => `${name}/${path}`))
  await place.remove([`${name}/${REMOVING_FILE}`])
}

async function manifestAt(place: BackupPlace, path: string): Promise<Manifest | undefined> {
  const file = await place.read(path)
  if (!file) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  return parseManifest(Buffer.concat(chunks).toString('utf8'))
}
