import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { uploadedBytes } from '#store/uploads/upload-files.ts'
import { type StoredUpload, uploadOf } from '#store/uploads/uploads.ts'
import { PressError } from '../press-error.ts'
import type { Press } from '../publish.ts'

/** Copies uploads to a folder of this machine, under their own names, while `use` runs. */
export async function withUploadedFiles<T>(
  press: Pick<Press, 'db' | 'assets'>,
  ids: readonly string[],
  use: (paths: string[]) => Promise<T>,
): Promise<T> {
  const uploads = await Promise.all(ids.map((id) => requireUpload(press, id)))
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-uploads-'))
  try {
    const paths: string[] = []
    for (const upload of uploads.toSorted(byName)) {
      // Two files may have the same name.
      const own = join(folder, upload.id)
      await mkdir(own)
      const path = join(own, upload.file_name)
      await pipeline(Readable.from(uploadedBytes(press, upload.id)), createWriteStream(path))
      // Of two files for one page the newer one counts.
      const sentAt = new Date(upload.created_at)
      await utimes(path, sentAt, sentAt)
      paths.push(path)
    }
    return await use(paths)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function requireUpload({ db }: Pick<Press, 'db'>, id: string): Promise<StoredUpload> {
  const upload = await uploadOf(db, id)
  if (upload?.state === 'complete') return upload
  throw new PressError(
    ['A file is not there any more: files are kept for two days. Send it again.'],
    [{ kind: 'upload-gone' }],
  )
}

function byName(one: StoredUpload, other: StoredUpload): number {
  return one.file_name.localeCompare(other.file_name, 'en', { numeric: true })
}
