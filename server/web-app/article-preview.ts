import { TITLES } from '#contract/titles.ts'
import { articleCard } from '#store/issue-files.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { cardPicture, frontPicture } from './front-picture.ts'
import type { LinkPicture, LinkPreview, Site } from './link-preview.ts'
import { nameOfIssue } from './name-of-issue.ts'
import type { SharedArticle } from './shared-article.ts'

const DESCRIPTION_LENGTH = 200

/** Of a page that is not open to everyone: the title and where it stands, as search shows it. */
export function articlePreview(site: Site, shared: SharedArticle): LinkPreview {
  const { issue, page, article, isOpen } = shared
  const { names } = TITLES[site.publisher]
  const place = `${page.displayName} · ${nameOfIssue(issue)}`
  return {
    type: 'article',
    tabTitle: `${article.title || place} · ${names[site.language]}`,
    title: article.title || place,
    description: (isOpen && firstWords(article)) || place,
    path: pathOf(shared),
    picture: isOpen ? pictureOf(shared) : undefined,
    isListed: true,
  }
}

function pathOf({ issue: { key }, article, pageIndex }: SharedArticle): string {
  const query = new URLSearchParams({
    date: key.date,
    edition_No: `${key.edition}`,
    pageNumber: `${pageIndex}`,
  })
  return `/article/${encodeURIComponent(article.id)}?${query}`
}

function pictureOf({ issue, page, article }: SharedArticle): LinkPicture | undefined {
  const card = articleCard(article.id)
  if (!page.more_files.includes(card)) return frontPicture(issue)
  return cardPicture(issue, card, article.title || page.displayName)
}

/** Below the headline, which the title says already; cut between words, so that no syllable falls apart. */
function firstWords({ title, text }: PressedRegion): string {
  const running = text
    .split('\n')
    .filter((line) => line !== title)
    .join(' ')
    .trim()
  const characters = [...running]
  if (characters.length <= DESCRIPTION_LENGTH) return running
  const first = characters.slice(0, DESCRIPTION_LENGTH).join('')
  return `${first.replace(/\s+\S*$/, '')}…`
}
