import { open, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ALL_ARTICLES_LIMIT, ARTICLE_LIMIT } from './limits.ts'
import type { PageFile } from './packaged-issue.ts'

/** What a path of a package refers to. */
export type FileFact =
  | { kind: 'found'; path: string; size: number; format: FileFormat }
  /** `why` completes a sentence about the path. */
  | { kind: 'refused'; why: string }
  | { kind: 'missing' }

/** Never follows a path or a link out of the folder; `folder` is a real path. */
export async function inspectFile(folder: string, path: string): Promise<FileFact> {
  const why = invalidPathReason(path)
  if (why) return { kind: 'refused', why }
  try {
    const real = await realpath(join(folder, path))
    if (real === folder) return { kind: 'refused', why: 'is not a file' }
    if (!real.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
      return { kind: 'refused', why: 'is a link to a place outside the folder' }
    }
    const stats = await stat(real)
    if (!stats.isFile()) return { kind: 'refused', why: 'is not a file' }
    return { kind: 'found', path: real, size: stats.size, format: formatOf(await headOf(real)) }
  } catch (error) {
    return factOfError(error)
  }
}

/** The text of a file; undefined if it is not UTF-8. */
export async function readUtf8(path: string): Promise<string | undefined> {
  const bytes = await readFile(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Article texts by path, up to the size limit of an issue; undefined for files that are not UTF-8. */
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
  if (code === 'ELOOP') return { kind: 'refused', why: 'is a circular link' }
  if (code === 'ENAMETOOLONG') return { kind: 'refused', why: 'is too long for a file name' }
  if (code === 'EACCES' || code === 'EPERM')
    return { kind: 'refused', why: 'cannot be read: permission denied' }
  throw error
}

type FileFormat = 'pdf' | 'jpeg' | 'png' | 'webp' | 'tiff' | 'jpeg2000' | 'other'

/** Enough to detect the format: a PDF header may start anywhere in the first kilobyte. */
const HEAD_BYTES = 1024

/** Detects the format from the first bytes; the file name is not trusted. */
function formatOf(head: Buffer): FileFormat {
  const starts = head.toString('latin1')
  if (starts.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (starts.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts.startsWith('RIFF') && starts.startsWith('WEBP', 8)) return 'webp'
  if (['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].some((magic) => starts.startsWith(magic))) return 'tiff'
  if (starts.startsWith('\0\0\0\x0cjP  ') || starts.startsWith('\xff\x4f\xff\x51'))
    return 'jpeg2000'
  return starts.includes('%PDF-') ? 'pdf' : 'other'
}

const MAX_PATH_LENGTH = 500

/** Why a path is refused, as the end of a sentence about it; undefined if it is allowed. */
function invalidPathReason(path: string): string | undefined {
  if (/\p{Cc}/u.test(path)) return 'has a control character in its name'
  if (path.length > MAX_PATH_LENGTH) return 'is too long for a file name'
  if (/^([A-Za-z]:|[\\/])/.test(path))
    return 'is an absolute path: use a path relative to the folder'
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return 'is a URL, not a file in the folder'
  if (path.includes('\\')) return 'has a backslash: write / between folders'
  if (path.split('/').includes('..')) return 'points outside the folder'
  return undefined
}

/** Makes text from a package safe and short enough for a message. */
export function printable(text: string): string {
  const clean = text.replace(/\p{Cc}/gu, '\u{fffd}')
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean
}

/** The file as a page source; undefined if its format cannot be printed. */
export function pageFileOf(file: FileFact | undefined): PageFile | undefined {
  if (file?.kind !== 'found' || file.format === 'other') return undefined
  const { path, format } = file
  return { path, kind: format === 'pdf' || format === 'jpeg2000' ? format : 'image' }
}
