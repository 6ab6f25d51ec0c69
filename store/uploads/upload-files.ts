import { createHash, randomBytes } from 'node:crypto'
import type { AssetStore } from '../assets.ts'
import type { Database } from '../database.ts'
import {
  addPart,
  completeUpload,
  deleteUpload,
  partsOf,
  type StoredUpload,
  uploadOf,
  uploadsUnchangedSince,
} from './uploads.ts'

/** Bytes are kept in memory up to this size, then written as a file of the asset store. */
const PART_BYTES = 4 * 1024 * 1024

/** Readers of PDFs accept the mark within the first 1024 bytes. */
const PDF_MARK = '%PDF-'
const MARK_WITHIN = 1024

const UPLOADS_FOLDER = 'uploads'

interface UploadStore {
  db: Database
  assets: AssetStore
  now: () => Date
}

/**
 * Appends the bytes of a request to an upload and returns the new offset. Bytes that arrived before an interruption are
 * kept, so that any server can continue from there. Undefined if another request has continued the upload meanwhile.
 */
export async function appendToUpload(
  { db, assets, now }: UploadStore,
  id: string,
  offset: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number | undefined> {
  let start = offset
  let waiting: Uint8Array[] = []
  let length = 0

  async function flush(): Promise<boolean> {
    if (length === 0) return true
    const path = `${UPLOADS_FOLDER}/${id}/${start}-${randomBytes(6).toString('hex')}`
    await assets.write(path, Buffer.concat(waiting), 'application/octet-stream')
    const isAdded = await addPart(db, id, { start, size: length, path }, now())
    if (!isAdded) {
      await assets.remove(path)
      return false
    }
    start += length
    waiting = []
    length = 0
    return true
  }

  try {
    for await (const chunk of bytes) {
      waiting.push(chunk)
      length += chunk.length
      if (length >= PART_BYTES && !(await flush())) return undefined
    }
  } catch (error) {
    await flush()
    throw error
  }
  return (await flush()) ? start : undefined
}

/** The bytes of an upload, part by part. */
export async function* uploadedBytes(
  { db, assets }: Pick<UploadStore, 'db' | 'assets'>,
  id: string,
): AsyncGenerator<Uint8Array> {
  for (const { path } of await partsOf(db, id)) {
    const part = await assets.read(path)
    if (!part) throw new Error(`A part of the upload ${id} is missing`)
    yield part.bytes
  }
}

/** Checks an upload that has all its bytes. A file that is not a PDF is refused. */
export async function finishUpload(
  store: UploadStore,
  { id, received, size, state }: StoredUpload,
): Promise<void> {
  if (state !== 'receiving' || received < size) return
  const hash = createHash('sha256')
  let head = ''
  for await (const bytes of uploadedBytes(store, id)) {
    if (head.length < MARK_WITHIN)
      head += Buffer.from(bytes.subarray(0, MARK_WITHIN)).toString('latin1')
    hash.update(bytes)
  }
  const isPdf = head.slice(0, MARK_WITHIN).includes(PDF_MARK)
  const outcome = { state: isPdf ? 'complete' : 'refused', sha256: hash.digest('hex') } as const
  await completeUpload(store.db, id, outcome, store.now())
}

/** Deletes an upload and its files. */
export async function removeUpload(
  { db, assets }: Pick<UploadStore, 'db' | 'assets'>,
  id: string,
): Promise<void> {
  // The row first: without it nobody continues the upload while its files are deleted.
  await deleteUpload(db, id)
  await assets.remove(`${UPLOADS_FOLDER}/${id}`)
}

/** Deletes uploads that nothing has changed since then, and files whose upload is gone. */
export async function removeOldUploads(store: UploadStore, before: Date): Promise<number> {
  const old = await uploadsUnchangedSince(store.db, before.getTime())
  for (const id of old) await removeUpload(store, id)
  for await (const { path, modifiedAt } of store.assets.list(UPLOADS_FOLDER)) {
    const [, id = ''] = path.split('/')
    if (modifiedAt < before.getTime() && !(await uploadOf(store.db, id))) {
      await store.assets.remove(path)
    }
  }
  return old.length
}
