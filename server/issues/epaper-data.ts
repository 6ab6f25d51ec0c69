import {
  AVIF_WIDTHS,
  CLOSE_WIDTH,
  type EpaperData,
  PAGE_WIDTHS,
  type Page,
  type Section,
} from '#contract/issues.ts'
import type { Names } from '#contract/names.ts'
import type { StoryType } from '#contract/story-type.ts'
import { type IssueAccess, pageAccess, type Reader } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { kannadaDefaultName } from '#domain/page-names.ts'
import { adFile, articleFiles, insertsFile, pageFiles } from '#store/issue-files.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { namesOf } from '#store/names.ts'
import type { ShelvedIssue } from './shelf.ts'

/** The width of the one image that `imgFile` names, from which articles are cut. */
const SHARPEST_WIDTH = 2400

/** The issue data for one kind of access. Its files are below `filesPath`. */
export function epaperData(
  issue: ShelvedIssue,
  access: IssueAccess,
  filesPath: string,
): EpaperData {
  const { key, head } = issue
  const sections = sectionsOf(issue, access)
  const moved = movedIn(issue, sections)
  const edition_names = namesOf(head.edition_name, head.edition_name_kn)
  return {
    edition: {
      id: key.edition,
      edition_name: head.edition_name,
      ...(edition_names && { edition_names }),
      date: key.date,
    },
    sections,
    data_url_suffix: filesPath,
    html_url_suffix: filesPath,
    ...(issue.withdrawn.size > 0 && { withdrawn: Object.fromEntries(issue.withdrawn) }),
    ...(moved.length > 0 && { moved: Object.fromEntries(moved) }),
  }
}

/** Only articles of pages that are not locked: of the others nothing is told. */
function movedIn({ moved }: ShelvedIssue, sections: readonly Section[]): [string, string][] {
  if (moved.size === 0) return []
  const pages = sections.flatMap((section) => section.pages)
  const ids = new Set(pages.flatMap(({ articles }) => articles.map(({ id }) => id)))
  return [...moved].filter(([old, now]) => ids.has(now) && !ids.has(old))
}

const ANYONE: Reader = { kind: 'visitor' }

function sectionsOf(
  { version: { pages }, imageTags }: ShelvedIssue,
  access: IssueAccess,
): Section[] {
  const front = frontPageIndex(pages)
  const isOpenAt = (index: number) => pageAccess(ANYONE, access, { index, front }).kind === 'open'
  const openPages = pages.filter((_page, index) => isOpenAt(index)).map(({ pageNo }) => pageNo)
  const sections = new Map<string, Section>()
  for (const [index, { section, section_kn, regions, name_kn, ...rest }] of pages.entries()) {
    const imageTag = imageTags.get(rest.pageNo)
    const page = { ...rest, ...namesBeside(rest.name, name_kn), ...(imageTag && { imageTag }) }
    const shown = isOpenAt(index) ? openPage(page, regions, openPages) : lockedPage(page)
    const earlier = sections.get(section)?.pages ?? []
    sections.set(section, {
      name: section,
      ...namesBeside(section, section_kn),
      pages: [...earlier, shown],
    })
  }
  return [...sections.values()]
}

function namesBeside(name: string, kannada: string | null | undefined): { names?: Names } {
  const names = namesOf(name, kannada ?? kannadaDefaultName(name))
  return names ? { names } : {}
}

interface PlainPage extends Omit<PressedPage, 'section' | 'section_kn' | 'name_kn' | 'regions'> {
  names?: Names
  imageTag?: string
}

function openPage(
  { more_files, ...page }: PlainPage,
  regions: PressedPage['regions'],
  openPages: readonly number[],
): Page {
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
      .map((region) => ({
        id: region.id,
        title: region.title,
        ...areaOf(region),
        htmlFile: articleFiles(region.id).html,
        ...(region.hasInserts && { insertsFile: insertsFile(region.id) }),
        ...(region.opensAs === 'image' && { opensAs: region.opensAs }),
        ...referencesIn(region, openPages),
      })),
    ads: regions
      .filter(({ kind }) => kind === 'ad')
      .map((region) => ({ id: region.id, ...areaOf(region), imgFile: adFile(region.id) })),
  }
}

/** A reference to a page that the issue does not have stays plain text. Articles of locked pages are not named. */
function referencesIn({ pageReferences = [] }: PressedRegion, openPages: readonly number[]) {
  const linked = pageReferences.flatMap(({ kind, page, pageNo, article }) => {
    if (pageNo === undefined) return []
    const isNamed = article !== undefined && openPages.includes(pageNo)
    return [{ kind, page, pageNo, ...(isNamed && { article }) }]
  })
  return linked.length > 0 ? { pageReferences: linked } : {}
}

/** The types of most regions, which are left out: every reader downloads all regions of an issue. */
const USUAL_TYPES: readonly (StoryType | undefined)[] = ['story', 'advertisement']

function areaOf({ top, left, width, height, rects, type }: PressedRegion) {
  return {
    top,
    left,
    width,
    height,
    ...(rects && { rects }),
    ...(type && !USUAL_TYPES.includes(type) && { type }),
  }
}

function lockedPage({ more_files, imageTag, ...page }: PlainPage): Page {
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
