import type { PageBox } from '#contract/page-model.ts'
import {
  allArticlesFaults,
  articleFileFaults,
  imageFaults,
  type PackageFiles,
  pageFileFaults,
} from './file-faults.ts'
import { PAGE_COUNT_LIMIT, REGION_COUNT_LIMIT } from './limits.ts'
import { printable } from './package-file.ts'
import { articlePathsIn, type OutlinePage, type PackageOutline } from './package-outline.ts'

/** Everything that an editor must correct in a package; empty if it is valid. */
export function faultsIn(outline: PackageOutline, files: PackageFiles): string[] {
  const { pages } = outline
  if (pages.length > PAGE_COUNT_LIMIT) {
    return [`${pages.length} pages: an issue has at most ${PAGE_COUNT_LIMIT}`]
  }
  return [
    ...numberFaults(pages),
    ...pages.flatMap((page) => pageFaults(page, files)),
    ...repeatedFiles(pages),
    ...repeatedIds(pages),
    ...allArticlesFaults(articlePathsIn(outline), files),
  ]
}

function numberFaults(pages: OutlinePage[]): string[] {
  const times = new Map<number, number>()
  for (const { number } of pages) if (number) times.set(number, (times.get(number) ?? 0) + 1)
  const repeated = [...times].filter(([, count]) => count > 1)
  const areAllRead = pages.every((page) => page.number !== undefined)
  const last = areAllRead ? Math.min(Math.max(0, ...times.keys()), pages.length) : 0
  const absent = Array.from({ length: last }, (_, index) => index + 1).filter((n) => !times.has(n))
  return [
    ...repeated.map(([number, count]) => `page ${number} appears ${count} times`),
    ...absent.map((number) => `page ${number} is missing: pages are numbered from 1 without gaps`),
  ]
}

function pageFaults(page: OutlinePage, files: PackageFiles): string[] {
  const regions = page.articles.length + page.ads.length
  const faults = [
    ...(regions > REGION_COUNT_LIMIT
      ? [`has ${regions} articles and advertisements: at most ${REGION_COUNT_LIMIT} are allowed`]
      : []),
    ...(page.file ? pageFileFaults(page.file, files) : []),
    ...page.articles.flatMap((article, index) => [
      ...boxFaults(article.boxes, `article ${article.id ? printable(article.id) : index + 1}`),
      ...(article.html ? articleFileFaults(article.html, files) : []),
    ]),
    ...page.ads.flatMap((ad, index) => [
      ...boxFaults(ad.boxes, `advertisement ${ad.id ? printable(ad.id) : index + 1}`),
      ...(ad.image ? imageFaults(ad.image, files) : []),
    ]),
  ]
  return faults.map((fault) => `${nameOf(page)}: ${fault}`)
}

/** Rounding tolerance in percent. */
const ROUNDING = 0.01

function boxFaults(boxes: PageBox[], who: string): string[] {
  const isFlat = boxes.some(({ width, height }) => width <= 0 || height <= 0)
  const isOff = boxes.some(
    ({ left, top, width, height }) =>
      left < 0 || top < 0 || left + width > 100 + ROUNDING || top + height > 100 + ROUNDING,
  )
  return [
    ...(isFlat ? [`${who} has a box without width or height`] : []),
    ...(isOff ? [`${who} extends beyond the page`] : []),
  ]
}

function repeatedFiles(pages: OutlinePage[]): string[] {
  const owners = new Map<string, OutlinePage>()
  const faults: string[] = []
  for (const page of pages) {
    if (page.file === undefined) continue
    const owner = owners.get(page.file)
    if (!owner) owners.set(page.file, page)
    else
      faults.push(
        `${nameOf(page)}: ${printable(page.file)} is already the file of ${nameOf(owner)}`,
      )
  }
  return faults
}

/** Ids become file names, and some file systems ignore case. */
function repeatedIds(pages: OutlinePage[]): string[] {
  const owners = new Map<string, OutlinePage>()
  const faults: string[] = []
  for (const page of pages) {
    for (const { id } of [...page.articles, ...page.ads]) {
      if (id === undefined) continue
      const owner = owners.get(id.toLowerCase())
      if (!owner) owners.set(id.toLowerCase(), page)
      else
        faults.push(
          `${nameOf(page)}: the id ${printable(id)} is already in use on ${nameOf(owner)}`,
        )
    }
  }
  return faults
}

function nameOf(page: OutlinePage): string {
  return page.number ? `page ${page.number}` : 'a page without a number'
}
