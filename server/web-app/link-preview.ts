import type { PublisherCode } from '#contract/publisher.ts'
import { HOME_DESCRIPTION, type PublicScreen } from '#contract/screens.ts'
import { LINK_CARD } from '#contract/sharing.ts'
import { DEFAULT_EDITION, type Language, TITLES } from '#contract/titles.ts'
import { articleCard } from '#store/issue-files.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import type { FirstView } from './first-view.ts'
import { cardPicture, frontPicture, type LinkPicture } from './front-picture.ts'
import { element, tag } from './html.ts'
import { nameOfIssue } from './name-of-issue.ts'
import type { SharedArticle } from './shared-article.ts'

export interface Site {
  publisher: PublisherCode
  publicUrl: string
  /** Of the controls; previews of a link are in the language of the paper. */
  language: Language
  brandPicture: string | undefined
}

/** What search engines and messengers show of a link: never more than anyone may see. */
export interface LinkPreview {
  type: 'website' | 'article'
  /** Of the browser's tab, in the language of the controls. */
  tabTitle: string
  title: string
  description: string
  /** The address that counts, of whatever has one. */
  path: string | undefined
  /** Without one, the brand's. */
  picture: LinkPicture | undefined
  /** Whether search engines are to show it. */
  isListed: boolean
}

const LOCALES = { en: 'en_IN', kn: 'kn_IN' } as const

export function linkPreview(site: Site, preview: LinkPreview): string {
  const { name, language } = TITLES[site.publisher]
  const { type, tabTitle, title, description, path, isListed } = preview
  return [
    element('title', tabTitle),
    tag('meta', { name: 'description', content: description }),
    ...(isListed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...(path ? addressTags(site.publicUrl + path) : []),
    property('type', type),
    property('site_name', name),
    property('locale', LOCALES[language]),
    property('title', title),
    property('description', description),
    ...pictureTags(site, preview.picture ?? brandPicture(site)),
  ].join('\n    ')
}

function property(name: string, content: string | number): string {
  return tag('meta', { property: `og:${name}`, content })
}

function addressTags(address: string): string[] {
  return [tag('link', { rel: 'canonical', href: address }), property('url', address)]
}

function brandPicture({ brandPicture: path, publisher }: Site): LinkPicture | undefined {
  const { width, height } = LINK_CARD
  return path ? { path, width, height, alt: TITLES[publisher].name } : undefined
}

/** X takes title, text and picture from the same tags as the others. */
function pictureTags({ publicUrl }: Site, picture: LinkPicture | undefined): string[] {
  if (!picture) return []
  return [
    property('image', publicUrl + picture.path),
    property('image:width', picture.width),
    property('image:height', picture.height),
    property('image:alt', picture.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

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
    path: articlePath(shared),
    picture: isOpen ? pictureOf(shared) : undefined,
    isListed: true,
  }
}

function articlePath({ issue: { key }, article, pageIndex }: SharedArticle): string {
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
    path: view && homePath(view),
    picture: issue && isFree ? frontPicture(issue) : undefined,
    isListed: true,
  }
}

/** The shortest address of a place: the front page of today's default edition is `/`. */
function homePath({ key, current, found }: FirstView): string {
  const pageIndex = found.kind === 'issue' ? found.pageIndex : 0
  const query = new URLSearchParams({
    ...(key.date !== current.date && { date: key.date }),
    ...(key.edition !== DEFAULT_EDITION[key.publisher] && { edition_No: `${key.edition}` }),
    ...(pageIndex > 0 && { pageNumber: `${pageIndex}` }),
  }).toString()
  return query ? `/?${query}` : '/'
}

export function screenPreview({ publisher, ...site }: Site, screen: PublicScreen): LinkPreview {
  const { names, language } = TITLES[publisher]
  return {
    type: 'website',
    tabTitle: `${screen.title[site.language]} · ${names[site.language]}`,
    title: screen.title[language],
    description: screen.description[language],
    path: screen.address,
    picture: undefined,
    isListed: true,
  }
}
