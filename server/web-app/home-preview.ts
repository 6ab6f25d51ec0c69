import { HOME_DESCRIPTION } from '#contract/screens.ts'
import { DEFAULT_EDITION, TITLES } from '#contract/titles.ts'
import type { FirstView } from './first-view.ts'
import { frontPicture } from './front-picture.ts'
import type { LinkPreview, Site } from './link-preview.ts'
import { nameOfIssue } from './name-of-issue.ts'

/** Of the reader, or without a view of any screen that has nothing to show of itself. */
export function homePreview(site: Site, view?: FirstView): LinkPreview {
  const { name, names, language } = TITLES[site.publisher]
  const issue = view?.found.kind === 'issue' ? view.found.issue : undefined
  const isFree = view?.found.kind === 'issue' && view.found.isFree
  return {
    type: 'website',
    tabTitle: names[site.language],
    title: issue ? `${name} · ${nameOfIssue(issue)}` : name,
    description: HOME_DESCRIPTION[language],
    path: view && pathOf(view),
    picture: issue && isFree ? frontPicture(issue) : undefined,
    isListed: true,
  }
}

/** The shortest address of a place: the front page of today's default edition is `/`. */
function pathOf({ key, current, found }: FirstView): string {
  const pageIndex = found.kind === 'issue' ? found.pageIndex : 0
  const query = new URLSearchParams({
    ...(key.date !== current.date && { date: key.date }),
    ...(key.edition !== DEFAULT_EDITION[key.publisher] && { edition_No: `${key.edition}` }),
    ...(pageIndex > 0 && { pageNumber: `${pageIndex}` }),
  }).toString()
  return query ? `/?${query}` : '/'
}
