import { Readable } from 'node:stream'
import type { Asset, AssetStore } from '#store/assets.ts'
import { forEachConcurrently } from '#store/backup/for-each-concurrently.ts'
import {
  checksumOf,
  type FileChecksum,
  type FileChecksums,
  type FileFault,
  faultIn,
} from '#store/checksum.ts'
import { PressError } from './press-error.ts'

/** Writes files to a folder and returns their checksums. */
export async function writeFiles(
  assets: AssetStore,
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<FileChecksums> {
  const checksums: FileChecksums = {}
  for (const [file, bytes] of files) {
    await assets.write(`${folder}/${file}`, bytes)
    checksums[file] = await checksumOf(bytes)
  }
  return checksums
}

/** Whether every file matches its checksum. */
export async function areIntact(
  assets: AssetStore,
  folder: string,
  checksums: FileChecksums,
): Promise<boolean> {
  let isIntact = true
  await forEachConcurrently(Readable.from(Object.keys(checksums)), async (file: string) => {
    const checksum = checksums[file]
    if (!isIntact || !checksum) return
    if (faultIn(await assets.read(`${folder}/${file}`), checksum)) isIntact = false
  })
  return isIntact
}

/** Reads a file and checks it; throws if it is missing or damaged. */
export async function readIntact(
  assets: AssetStore,
  folder: string,
  file: string,
  checksums: ReadonlyMap<string, FileChecksum>,
): Promise<Asset> {
  const asset = await assets.read(`${folder}/${file}`)
  const checksum = checksums.get(file)
  const fault: FileFault | undefined = checksum ? faultIn(asset, checksum) : undefined
  if (asset && !fault) return asset
  throw new PressError(
    [`${file} is ${fault ?? 'missing'}: publish the issue again.`],
    [{ kind: 'stored-file', file }],
  )
}
