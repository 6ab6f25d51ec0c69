import { randomUUID } from 'node:crypto'
import { access, constants, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Asset, type AssetStore, isAssetPath } from './assets.ts'

/** Keeps the files in a folder of the local disk. */
export function localAssets(folder: string): AssetStore {
  const fileOf = (path: string) => {
    if (!isAssetPath(path)) throw new Error(`Not a path of the asset store: ${path}`)
    return join(folder, path)
  }
  return {
    read: (path) => readAsset(fileOf(path)),
    write: (path, bytes) => writeWhole(fileOf(path), bytes),
    copy: (from, to) => linkFile(fileOf(from), fileOf(to)),
    answers: () => access(folder, constants.R_OK | constants.W_OK).then(yes, no),
  }
}

async function readAsset(file: string): Promise<Asset | undefined> {
  try {
    const [bytes, { mtimeMs, size, ino }] = await Promise.all([readFile(file), stat(file)])
    return { bytes, etag: `"${[ino, size, mtimeMs].map(base36).join('-')}"` }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}.part`
  const handle = await open(unfinished, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}

/** One file under two names. Files are only ever replaced whole, so neither can change the other. */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await rm(to, { force: true })
  await link(from, to)
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(`${error.code}`)
  )
}

const base36 = (value: number) => Math.round(value).toString(36)
const yes = () => true
const no = () => false
