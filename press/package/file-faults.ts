import { ALL_ARTICLES_LIMIT, ARTICLE_LIMIT, inMegabytes, PAGE_FILE_LIMIT } from './limits.ts'
import { type FileFact, printable } from './package-file.ts'

/** The files that a package refers to, as found on disk. */
export interface PackageFiles {
  facts: ReadonlyMap<string, FileFact>
  /** Article texts by path; undefined if a file is not UTF-8. */
  texts: ReadonlyMap<string, string | undefined>
}

export function pageFileFaults(path: string, { facts }: PackageFiles): string[] {
  const file = facts.get(path)
  if (file?.kind !== 'found') return [notFound(path, file)]
  if (file.size > PAGE_FILE_LIMIT) return [tooLarge(path, file.size, PAGE_FILE_LIMIT)]
  if (file.size === 0) return [`${printable(path)} is empty`]
  return file.format === 'other'
    ? [`${printable(path)} is not a PDF, JPEG, JPEG 2000, PNG, WebP or TIFF file`]
    : []
}

export function imageFaults(path: string, files: PackageFiles): string[] {
  const file = files.facts.get(path)
  const isPageOnly = file?.kind === 'found' && ['pdf', 'jpeg2000'].includes(file.format)
  return isPageOnly
    ? [`${printable(path)} is not a JPEG, PNG, WebP or TIFF file`]
    : pageFileFaults(path, files)
}

export function articleFileFaults(path: string, { facts, texts }: PackageFiles): string[] {
  const file = facts.get(path)
  if (file?.kind !== 'found') return [notFound(path, file)]
  if (file.size > ARTICLE_LIMIT) return [tooLarge(path, file.size, ARTICLE_LIMIT)]
  if (!texts.has(path)) return []
  const text = texts.get(path)
  if (text === undefined) return [`${printable(path)} is not UTF-8`]
  return text.trim() === '' ? [`${printable(path)} is empty`] : []
}

export function allArticlesFaults(paths: Iterable<string>, { facts }: PackageFiles): string[] {
  let total = 0
  for (const path of paths) {
    const file = facts.get(path)
    if (file?.kind === 'found') total += file.size
  }
  if (total <= ALL_ARTICLES_LIMIT) return []
  return [
    `the articles are ${inMegabytes(total)} large together; ` +
      `the limit is ${inMegabytes(ALL_ARTICLES_LIMIT)}`,
  ]
}

export function notFound(path: string, file: FileFact | undefined): string {
  return `${printable(path)} ${file?.kind === 'refused' ? file.why : 'is missing'}`
}

export function tooLarge(path: string, size: number, limit: number): string {
  return `${printable(path)} is ${inMegabytes(size)} large; the limit is ${inMegabytes(limit)}`
}
