import { ALL_ARTICLES_LIMIT, ARTICLE_LIMIT, inMegabytes, PAGE_FILE_LIMIT } from './limits.ts'
import type { FileFact } from './package-file.ts'
import { shown } from './package-path.ts'

/** What was found of the files that a package names. */
export interface PackageFiles {
  facts: ReadonlyMap<string, FileFact>
  /** The articles that were read; nothing where one is not UTF-8. */
  texts: ReadonlyMap<string, string | undefined>
}

export function pageFileFaults(path: string, { facts }: PackageFiles): string[] {
  const file = facts.get(path)
  if (file?.kind !== 'found') return [notFound(path, file)]
  if (file.size > PAGE_FILE_LIMIT) return [tooLarge(path, file.size, PAGE_FILE_LIMIT)]
  if (file.size === 0) return [`${shown(path)} is empty`]
  return file.format === 'other' ? [`${shown(path)} is no PDF, JPEG, PNG, WebP or TIFF`] : []
}

export function imageFaults(path: string, files: PackageFiles): string[] {
  const file = files.facts.get(path)
  const isPdf = file?.kind === 'found' && file.format === 'pdf'
  return isPdf ? [`${shown(path)} is no JPEG, PNG, WebP or TIFF`] : pageFileFaults(path, files)
}

export function articleFileFaults(path: string, { facts, texts }: PackageFiles): string[] {
  const file = facts.get(path)
  if (file?.kind !== 'found') return [notFound(path, file)]
  if (file.size > ARTICLE_LIMIT) return [tooLarge(path, file.size, ARTICLE_LIMIT)]
  if (!texts.has(path)) return []
  const text = texts.get(path)
  if (text === undefined) return [`${shown(path)} is not UTF-8`]
  return text.trim() === '' ? [`${shown(path)} is empty`] : []
}

export function allArticlesFaults(paths: Iterable<string>, { facts }: PackageFiles): string[] {
  let total = 0
  for (const path of paths) {
    const file = facts.get(path)
    if (file?.kind === 'found') total += file.size
  }
  if (total <= ALL_ARTICLES_LIMIT) return []
  return [
    `the articles have ${inMegabytes(total)} together: ` +
      `at most ${inMegabytes(ALL_ARTICLES_LIMIT)} are read`,
  ]
}

export function notFound(path: string, file: FileFact | undefined): string {
  return `${shown(path)} ${file?.kind === 'refused' ? file.why : 'is missing'}`
}

export function tooLarge(path: string, size: number, limit: number): string {
  return `${shown(path)} has ${inMegabytes(size)}: at most ${inMegabytes(limit)} are read`
}
