import type { FileNameParts } from '#domain/page-file-name.ts'
import type { NumberSource } from './number-sheets.ts'
import type { PageFacts } from './page-facts.ts'
import { namePages, type PageFinding, startSentence } from './page-finding.ts'

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

/** 'Page 3' or 'Pages 3 to 5', at the start of a sentence. */
export function subjectOf(files: readonly PageFile[]): string {
  return startSentence(namePages(files.map(({ printedNo }) => printedNo)))
}

/** The first word for one page, the second for several. */
export function agree(files: readonly PageFile[], one: string, many: string): string {
  return files.length === 1 ? one : many
}

/** The page or the pages of a finding. */
export function aboutPages(files: readonly PageFile[]): Pick<PageFinding, 'page' | 'pages'> {
  const [first, ...others] = files
  if (first && others.length === 0) return { page: first.pageNo }
  return { pages: files.map(({ pageNo }) => pageNo) }
}

export function groupBy(
  files: readonly PageFile[],
  claim: (file: PageFile) => string | undefined,
): Map<string, PageFile[]> {
  const groups = new Map<string, PageFile[]>()
  for (const file of files) {
    const group = claim(file)
    if (group) groups.set(group, [...(groups.get(group) ?? []), file])
  }
  return groups
}
