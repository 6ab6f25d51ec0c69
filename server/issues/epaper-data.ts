import {
  AVIF_WIDTHS,
  CLOSE_WIDTH,
  type EpaperData,
  PAGE_WIDTHS,
  type Page,
  type Section,
} from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import { type IssueAccess, pageAccess, type Reader } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { adFile, articleFiles, pageFiles } from '#store/issue-files.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import type { ShelvedIssue } from './shelf.ts'

/** The width that is named where only one can be, for cutting articles out. */
const SHARPEST_WIDTH = 2400

/** An issue as those with one kind of access may see it. Files are found below `filesPath`. */
export function epaperData(
  issue: ShelvedIssue,
  access: IssueAccess,
  filesPath: string,
): EpaperData {
  const { key, head, version } = issue
  return {
    edition: { id: key.edition, edition_name: head.edition_name, date: key.date },
    sections: sectionsOf(version.pages, access),
    data_url_suffix: API_BASE + filesPath,
    html_url_suffix: API_BASE + filesPath,
  }
}

const ANYONE: Reader = { kind: 'visitor' }

function sectionsOf(pages: readonly PressedPage[], access: IssueAccess): Section[] {
  const front = frontPageIndex(pages)
  const sections = new Map<string, Page[]>()
  for (const [index, { section, regions, ...page }] of pages.entries()) {
    const isOpen = pageAccess(ANYONE, access, { index, front }).kind === 'open'
    const shown = isOpen ? openPage(page, regions) : lockedPage(page)
    sections.set(section, [...(sections.get(section) ?? []), shown])
  }
  return [...sections].map(([name, pages]) => ({ name, pages }))
}

type PlainPage = Omit<PressedPage, 'section' | 'regions'>

function openPage({ more_files, ...page }: PlainPage, regions: PressedPage['regions']): Page {
  const files = pageFiles(page.pageNo)
  return {
    ...page,
    locked: false,
    image: files.jpeg,
    imgFile: files.image(SHARPEST_WIDTH),
    imgThumbFile: files.thumb,
    pdfFile: files.pdf,
    images: [...PAGE_WIDTHS, CLOSE_WIDTH]
      .map((width) => ({ width, file: files.image(width) }))
      .filter(({ width, file }) => width !== CLOSE_WIDTH || more_files.includes(file)),
    avif: AVIF_WIDTHS.map((width) => ({ width, file: files.avif(width) })).filter(({ file }) =>
      more_files.includes(file),
    ),
    articles: regions
      .filter(({ kind }) => kind === 'article')
      .map(({ id, title, top, left, width, height }) => ({
        ...{ id, title, top, left, width, height },
        htmlFile: articleFiles(id).html,
      })),
    ads: regions
      .filter(({ kind }) => kind === 'ad')
      .map(({ id, top, left, width, height }) => ({
        ...{ id, top, left, width, height },
        imgFile: adFile(id),
      })),
  }
}

function lockedPage({ more_files, ...page }: PlainPage): Page {
  const preview = pageFiles(page.pageNo).locked
  return {
    ...page,
    locked: true,
    image: preview,
    imgThumbFile: preview,
    images: [],
    avif: [],
    articles: [],
    ads: [],
  }
}
