import { type EpaperData, PAGE_WIDTHS, type Page, type Section } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import { FRONT_PAGE_INDEX, type IssueAccess, type IssueKey } from '#domain/access.ts'
import { issueFolder, pageFiles } from '#store/issue-files.ts'
import type { PublishedIssue, PublishedPage } from '#store/issues.ts'

/** Where the files of issues are served. */
export const FILES_PATH = '/epaper/files'

/** The width that is named where only one can be. */
const SINGLE_WIDTH = 1200

/** An issue as one caller may see it. */
export function epaperData(
  key: IssueKey,
  issue: PublishedIssue,
  access: Exclude<IssueAccess, { kind: 'closed' }>,
): EpaperData {
  const folder = `${API_BASE}${FILES_PATH}/${issueFolder(key, issue.version)}/`
  return {
    edition: { id: key.edition, edition_name: issue.edition_name, date: key.date },
    sections: sectionsOf(issue.pages, (index) =>
      access.kind === 'every-page' ? true : index <= FRONT_PAGE_INDEX,
    ),
    data_url_suffix: folder,
    html_url_suffix: folder,
  }
}

function sectionsOf(pages: PublishedPage[], isOpen: (index: number) => boolean): Section[] {
  const sections = new Map<string, Page[]>()
  for (const [index, { section, ...page }] of pages.entries()) {
    const shown = isOpen(index) ? openPage(page) : lockedPage(page)
    sections.set(section, [...(sections.get(section) ?? []), shown])
  }
  return [...sections].map(([name, pages]) => ({ name, pages }))
}

type PlainPage = Omit<PublishedPage, 'section'>

function openPage(page: PlainPage): Page {
  const files = pageFiles(page.pageNo)
  return {
    ...page,
    locked: false,
    image: files.image(SINGLE_WIDTH),
    imgFile: files.image(SINGLE_WIDTH),
    imgThumbFile: files.thumb,
    images: PAGE_WIDTHS.map((width) => ({ width, file: files.image(width) })),
    articles: [],
    ads: [],
  }
}

function lockedPage(page: PlainPage): Page {
  const preview = pageFiles(page.pageNo).locked
  return {
    ...page,
    locked: true,
    image: preview,
    imgThumbFile: preview,
    images: [],
    articles: [],
    ads: [],
  }
}
