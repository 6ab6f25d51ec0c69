import { open, readdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode, unlessMissing } from '../durable-file.ts'
import { writeChecked } from './checked-file.ts'
import type { BackupPlace } from './place.ts'

export function localPlace(folder: string): BackupPlace {
  return {
    address: folder,
    async names() {
      const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
    async read(path) {
      const handle = await unlessMissing(open(join(folder, path), 'r'))
      return handle?.createReadStream()
    },
    async write(path, source) {
      await writeChecked(folder, path, source)
    },
    async remove(paths) {
      for (const path of paths) await rm(join(folder, path), { force: true })
      const folders = new Set(paths.flatMap(foldersAbove))
      const deepestFirst = [...folders].sort((one, other) => other.length - one.length)
      for (const path of deepestFirst) await removeIfEmpty(join(folder, path))
    },
  }
}

function foldersAbove(path: string): string[] {
  const above = dirname(path)
  return above === '.' ? [] : [above, ...foldersAbove(above)]
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (error) {
    if (!hasCode(error, ['ENOTEMPTY', 'EEXIST', 'ENOENT'])) throw error
  }
}
