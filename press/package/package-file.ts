import { open, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type FileFormat, formatOf, HEAD_BYTES } from './file-format.ts'
import { ALL_ARTICLES_LIMIT, ARTICLE_LIMIT } from './limits.ts'
import { pathFault } from './package-path.ts'

/** What stands at a path of a package. */
export type FileFact =
  | { kind: 'found'; path: string; size: number; format: FileFormat }
  /** `why` is the rest of a sentence about the path. */
  | { kind: 'refused'; why: string }
  | { kind: 'missing' }

/** Looks without following a path, or a link, out of the folder; `folder` is a real path. */
export async function inspectFile(folder: string, path: string): Promise<FileFact> {
  const why = pathFault(path)
  if (why) return { kind: 'refused', why }
  try {
    const real = await realpath(join(folder, path))
    if (real === folder) return { kind: 'refused', why: 'is not a file' }
    if (!real.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
      return { kind: 'refused', why: 'is a link that leads out of the folder' }
    }
    const stats = await stat(real)
    if (!stats.isFile()) return { kind: 'refused', why: 'is not a file' }
    return { kind: 'found', path: real, size: stats.size, format: formatOf(await headOf(real)) }
  } catch (error) {
    return factOfError(error)
  }
}

/** The text of a file, or nothing when it is not UTF-8. */
export async function readUtf8(path: string): Promise<string | undefined> {
  const bytes = await readFile(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The articles' texts, as many as an issue may have; nothing where one is not UTF-8. */
export async function readArticles(
  paths: Iterable<string>,
  facts: ReadonlyMap<string, FileFact>,
): Promise<Map<string, string | undefined>> {
  const texts = new Map<string, string | undefined>()
  let total = 0
  for (const path of paths) {
    const file = facts.get(path)
    if (file?.kind !== 'found' || file.size > ARTICLE_LIMIT) continue
    total += file.size
    if (total > ALL_ARTICLES_LIMIT) break
    texts.set(path, await readUtf8(file.path))
  }
  return texts
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function factOfError(error: unknown): FileFact {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' }
  if (code === 'ELOOP') return { kind: 'refused', why: 'is a link that leads in a circle' }
  if (code === 'ENAMETOOLONG') return { kind: 'refused', why: 'is too long for a file name' }
  if (code === 'EACCES' || code === 'EPERM') return { kind: 'refused', why: 'may not be read' }
  throw error
}
