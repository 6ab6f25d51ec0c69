import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { StartError } from '../store-config.ts'
import { faultsIn, writeChecked } from './checked-file.ts'
import { forEachConcurrently, type Progress, reporting } from './for-each-concurrently.ts'
import { type BackedUpFile, MANIFEST_FILE, type Manifest, readManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'

/** Low, because each copy holds a part of a file in memory. */
const LANES = 4

/** Copies a backup to another place and verifies the copy. Writes the manifest last, which makes the backup valid. */
export async function copyBackup(
  folder: string,
  { files }: Manifest,
  place: BackupPlace,
  name: string,
  progress?: Progress,
): Promise<void> {
  const earlier = await place.read(`${name}/${MANIFEST_FILE}`)
  if (earlier) {
    earlier.destroy()
    throw new StartError(`A backup already exists: ${place.address}${name}`)
  }
  const copy = (path: string) =>
    place.write(`${name}/${path}`, createReadStream(join(folder, path)))
  const copyFile = ({ path }: BackedUpFile) => copy(path)
  await forEachConcurrently(
    Readable.from(files),
    reporting(copyFile, files.length, progress),
    LANES,
  )
  await requireIntact(place, name, files)
  await copy(MANIFEST_FILE)
}

/** Fetches the manifest of a backup into an empty folder, checks it, then fetches the other files. */
export async function fetchBackup(
  place: BackupPlace,
  name: string,
  folder: string,
  requireAcceptable: (manifest: Manifest) => Promise<void>,
): Promise<void> {
  const fetchFile = async (path: string) => {
    const file = await place.read(`${name}/${path}`)
    if (!file)
      throw new StartError(`${place.address}${name} is not a complete backup: ${path} is missing`)
    await writeChecked(folder, path, file)
  }
  await fetchFile(MANIFEST_FILE)
  const manifest = await readManifest(folder)
  await requireAcceptable(manifest)
  await forEachConcurrently(Readable.from(manifest.files), ({ path }: BackedUpFile) =>
    fetchFile(path),
  )
}

/** Reads every file of a backup and compares it with the manifest. */
export async function requireIntact(
  place: BackupPlace,
  name: string,
  files: readonly BackedUpFile[],
): Promise<void> {
  const faults = await faultsIn((path) => place.read(`${name}/${path}`), files)
  if (faults.length === 0) return
  const list = faults.map((fault) => `  ${fault}`).join('\n')
  throw new StartError(`${join(place.address, name)} is damaged:\n${list}`)
}
