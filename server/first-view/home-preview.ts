import { DEFAULT_EDITION, TITLES } from '#contract/titles.ts'
import type { FirstView } from './first-view.ts'
import { frontPicture } from './front-picture.ts'
import type { LinkPreview, Site } from './link-preview.ts'
import { nameOfIssue } from './name-of-issue.ts'

const DESCRIPTIONS = {
  en: 'The newspaper page by page, as it is printed. Read today’s front page free.',
  kn: 'ಮುದ್ರಿತ ಪತ್ರಿಕೆ, ಪುಟದಿಂದ ಪುಟಕ್ಕೆ. ಇಂದಿನ ಮುಖಪುಟವನ್ನು ಉಚಿತವಾಗಿ ಓದಿ.',
} as const

/** Of the reader, or without a view of any screen that has nothing to show of itself. */
export function homePreview(site: Site, view?: FirstView): LinkPreview {
  const { name, language } = TITLES[site.publisher]
  const issue = view?.found.kind === 'issue' ? view.found.issue : undefined
  const isFree = view?.found.kind === 'issue' && view.found.isFree
  return {
    type: 'website',
    title: issue ? `${name} · ${nameOfIssue(issue)}` : name,
    description: DESCRIPTIONS[language],
    path: view && pathOf(view, site),
    picture: issue && isFree ? frontPicture(issue) : undefined,
  }
}

/** The shortest address of a place: the front page of today's default edition is `/`. */
function pathOf({ key, found }: FirstView, { today }: Site): string {
  const pageIndex = found.kind === 'issue' ? found.pageIndex : 0
  const query = new URLSearchParams({
    ...(key.date !== today && { date: key.date }),
    ...(key.edition !== DEFAULT_EDITION[key.publisher] && { edition_No: `${key.edition}` }),
    ...(pageIndex > 0 && { pageNumber: `${pageIndex}` }),
  }).toString()
  return query ? `/?${query}` : '/'
}
