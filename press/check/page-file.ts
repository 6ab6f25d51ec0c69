import type { NumberSource, PressFinding } from '#contract/desk/press-findings.ts'
import type { FileNameParts } from '#domain/page-file-name.ts'
import type { PageFacts } from './page-facts.ts'

/** A page file with everything that is known about it before the page is made. */
export interface PageFile {
  pageNo: number
  /** The number that the page should print: without the jacket before the front page; 0 for the jacket. */
  printedNo: number
  file: string
  numberFrom: NumberSource
  name: FileNameParts
  /** Missing for pages that are images. */
  facts?: PageFacts
}

/** The printed numbers of pages, for the fact of a finding. */
export function printedNumbers(files: readonly PageFile[]): number[] {
  return files.map(({ printedNo }) => printedNo)
}

/** The page or the pages of a finding. */
export function aboutPages(files: readonly PageFile[]): Pick<PressFinding, 'page' | 'pages'> {
  const [first, ...others] = files
  if (first && others.length === 0) return { page: first.pageNo }
  return { pages: files.map(({ pageNo }) => pageNo) }
}

export function groupBy<K>(
  files: readonly PageFile[],
  claim: (file: PageFile) => K | undefined,
): Map<K, PageFile[]> {
  const groups = new Map<K, PageFile[]>()
  for (const file of files) {
    const group = claim(file)
    if (group) groups.set(group, [...(groups.get(group) ?? []), file])
  }
  return groups
}
