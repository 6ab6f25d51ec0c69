import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { forEachConcurrently } from './for-each-concurrently.ts'
import type { BackedUpFile } from './manifest.ts'

/** Backups hold personal data. */
const OWNER_ONLY = 0o600

/** Writes and syncs a file below the folder, and returns its size and checksum. */
export async function writeChecked(
  folder: string,
  path: string,
  source: Readable,
  packed: Transform = new PassThrough(),
): Promise<BackedUpFile> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(source, packed, count, createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY }))
  await syncPath(file)
  return { path, bytes, sha256: hash.digest('hex') }
}

export async function checkedFile(folder: string, path: string): Promise<BackedUpFile> {
  return checkedStream(path, createReadStream(join(folder, path)))
}

async function checkedStream(path: string, source: Readable): Promise<BackedUpFile> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { path, bytes, sha256: hash.digest('hex') }
}

/** One message for each file that is missing or differs from the manifest. */
export async function faultsIn(
  read: (path: string) => Promise<Readable | undefined>,
  files: readonly BackedUpFile[],
): Promise<string[]> {
  const faults: string[] = []
  await forEachConcurrently(Readable.from(files), async ({ path, bytes, sha256 }: BackedUpFile) => {
    const file = await read(path)
    const found = file && (await checkedStream(path, file))
    if (!found) faults.push(`${path} is missing`)
    else if (found.bytes !== bytes || found.sha256 !== sha256) faults.push(`${path} has changed`)
  })
  return faults.sort()
}

export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
