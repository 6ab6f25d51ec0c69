import { randomUUID } from 'node:crypto'
import { constants, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Temporary file of a write; left behind when the write was interrupted. */
const UNFINISHED = /^\.[\w-]+\.part$/
const ABANDONED_AFTER_MS = 3_600_000

export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await putInPlace(file, async (unfinished) => {
    const handle = await open(unfinished, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  })
}

/** Makes a hard link, or a copy where the file system or the file's link count does not allow one. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await putInPlace(to, async (unfinished) => {
    try {
      await link(from, unfinished)
    } catch (error) {
      if (!hasCode(error, ['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP'])) throw error
      await copyFile(from, unfinished, constants.COPYFILE_EXCL)
      await sync(unfinished, 'r+')
    }
  })
}

/** Writes a temporary file, renames it atomically and syncs the folder, so that the file survives a power cut. */
async function putInPlace(file: string, make: (unfinished: string) => Promise<void>) {
  const folder = dirname(file)
  const made = await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${randomUUID()}.part`)
  try {
    await make(unfinished)
    await rename(unfinished, file)
  } finally {
    // The temporary file remains after a failure, and after a rename onto another hard link of the same file.
    await rm(unfinished, { force: true })
  }
  await syncFolder(folder)
  if (!made) return
  for (let above = dirname(folder); above.length >= dirname(made).length; above = dirname(above)) {
    await syncFolder(above)
    if (above === dirname(above)) return
  }
}

/** Ignores the errors of systems that cannot sync a folder, such as Windows. */
async function syncFolder(folder: string): Promise<void> {
  try {
    await sync(folder, 'r')
  } catch (error) {
    if (!hasCode(error, ['EPERM', 'EISDIR', 'EINVAL', 'EACCES'])) throw error
  }
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/** Removes the temporary file of a write that was interrupted long ago. */
export async function removeIfAbandoned(folder: string, name: string): Promise<void> {
  if (!UNFINISHED.test(name)) return
  const facts = await unlessMissing(stat(join(folder, name)))
  if (!facts || Date.now() - facts.ctimeMs < ABANDONED_AFTER_MS) return
  await rm(join(folder, name), { force: true })
}

export async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (hasCode(error, ['ENOENT', 'EISDIR', 'ENOTDIR'])) return undefined
    throw error
  }
}

export function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(`${error.code}`)
}
