import { compactDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'

/** The folder of one version of an issue; every file of it lies below. */
export function issueFolder({ publisher, date, edition }: IssueKey, version: string): string {
  return `${publisher}/${compactDate(date)}/${edition}/${version}`
}

/** The files of a page, relative to the issue's folder. Only those under `public/` are for everyone. */
export function pageFiles(pageNo: number) {
  const folder = pageFolder(pageNo)
  return {
    image: (width: number) => `${folder}/w${width}.webp`,
    thumb: `public/${folder}/thumb.webp`,
    locked: `public/${folder}/locked.webp`,
  }
}

export function pageFolder(pageNo: number): string {
  return `p${String(pageNo).padStart(2, '0')}`
}
