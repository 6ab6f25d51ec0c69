import { compactDate } from '#contract/issue-date.ts'
import { PAGE_WIDTHS } from '#contract/issues.ts'
import type { IssueKey } from '#domain/access.ts'
import type { PressedPage } from './issues/issue-version.ts'

/** The folder that holds every file of one version of an issue. */
export function issueFolder({ publisher, date, edition }: IssueKey, version: string): string {
  return `${publisher}/${compactDate(date)}/${edition}/${version}`
}

/** Files that anyone may see: previews of locked pages, too blurred to read. */
export const PUBLIC_FOLDER = 'public/'

/** For clients without WebP, such as link previews of messengers and old televisions. */
export const JPEG_WIDTH = 1200

/** The files of a page, relative to the issue's folder. */
export function pageFiles(pageNo: number) {
  const folder = `p${String(pageNo).padStart(2, '0')}`
  return {
    image: (width: number) => `${folder}/w${width}.webp`,
    jpeg: `${folder}/w${JPEG_WIDTH}.jpg`,
    avif: (width: number) => `${folder}/w${width}.avif`,
    thumb: `${folder}/thumb.webp`,
    /** Picture of a link preview for the page. */
    card: `${folder}/card.jpg`,
    pdf: `${folder}/page.pdf`,
    /** The press's record of the page. Never served. */
    note: `${folder}/page.json`,
    /** The page model. Never served. */
    model: `${folder}/model.json`,
    /** The words of the page with their places. Never served. */
    words: `${folder}/words.json`,
    /** The words that OCR found after publishing. Never served. */
    ocr: `${folder}/ocr.json`,
    locked: `${PUBLIC_FOLDER}${folder}/locked.webp`,
  }
}

/** A picture that staff sent in place of a printed one. Never served. */
export function replacementFile(pageNo: number, id: string): string {
  return `p${String(pageNo).padStart(2, '0')}/replacement-${id}`
}

export function articleFiles(id: string) {
  return { html: `a/${id}.html`, thumb: `a/${id}.webp` }
}

/** The folder of an article's inserts file and of its pictures. */
export function insertsFolder(id: string): string {
  return `a/${id}/`
}

export function insertsFile(id: string): string {
  return `${insertsFolder(id)}inserts.json`
}

/** Picture of a link preview for the article. */
export function articleCard(id: string): string {
  return `a/${id}-card.jpg`
}

export function adFile(id: string): string {
  return `ads/${id}.webp`
}

/** The files that a page has in issues of every release. Its model and pictures are found by its checksums. */
export function filesOfPage({
  pageNo,
  regions,
}: Pick<PressedPage, 'pageNo' | 'regions'>): string[] {
  const { image, jpeg, thumb, pdf, locked } = pageFiles(pageNo)
  const ofRegions = regions.flatMap(({ id, kind, hasInserts }) => {
    if (kind === 'ad') return [adFile(id)]
    return [...Object.values(articleFiles(id)), ...(hasInserts ? [insertsFile(id)] : [])]
  })
  return [...PAGE_WIDTHS.map(image), jpeg, thumb, pdf, locked, ...ofRegions]
}

/** Where the original files of a page are while one of its articles is withdrawn. Never served. */
export function withheldFolder(folder: string, pageNo?: number): string {
  const page = pageNo === undefined ? '' : `/p${String(pageNo).padStart(2, '0')}`
  return `withheld/${folder}${page}`
}

/** The press's record of a version. Never served. */
export const MANIFEST = 'manifest.json'

/** The version folder of a file; undefined when it is in none. */
export function versionFolderOf(path: string): string | undefined {
  return /^[A-Z]{2}\/\d{8}\/\d{1,4}\/[^/]+(?=\/)/.exec(path)?.[0]
}

/** The page or region that a file belongs to. */
export function ownerOf(file: string): { pageNo: number } | { regionId: string } | undefined {
  const page = /^p(\d{2,3})\//.exec(file)?.[1]
  if (page) return { pageNo: Number(page) }
  const regionId =
    /^a\/([\w.-]+)\/[\w.-]+$/.exec(file)?.[1] ??
    /^(?:a|ads)\/([\w.-]+?)(?:\.html|\.webp|-card\.jpg)$/.exec(file)?.[1]
  return regionId ? { regionId } : undefined
}
