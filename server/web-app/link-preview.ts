import type { PublisherCode } from '#contract/publisher.ts'
import { API_BASE } from '#contract/route.ts'
import { HOME_DESCRIPTION, type PublicScreen } from '#contract/screens.ts'
import { LINK_CARD } from '#contract/sharing.ts'
import { DEFAULT_EDITION, type Language, TITLES } from '#contract/titles.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { linesOf } from '#domain/search/line-roles.ts'
import { articleCard, JPEG_WIDTH, pageFiles } from '#store/issue-files.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import type { ShelvedIssue } from '../issues/shelf.ts'
import { FILES_PATH } from '../issues/signing.ts'
import type { FirstView } from './first-view.ts'
import { element, tag } from './html.ts'
import { nameOfIssue, pageNameFor } from './names-in-links.ts'
import type { SharedArticle } from './shared-article.ts'

export interface Site {
  publisher: PublisherCode
  publicUrl: string
  /** The language of the controls; link previews are in the language of the title. */
  language: Language
  brandPicture: string | undefined
}

interface LinkPicture {
  path: string
  width: number
  height: number
  alt: string
}

/** What search engines and messengers show of a link; only what visitors may see. */
export interface LinkPreview {
  type: 'website' | 'article'
  /** In the language of the controls. */
  tabTitle: string
  title: string
  description: string
  /** The canonical path, if there is one. */
  path: string | undefined
  /** The brand's picture if undefined. */
  picture: LinkPicture | undefined
  /** Whether search engines may list it. */
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

/** X uses the og: tags for title, text and picture. */
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

/** If the page is not open to visitors, only the title and the position, as in search. */
export function articlePreview(site: Site, shared: SharedArticle): LinkPreview {
  const { issue, page, article, isOpen } = shared
  const { names } = TITLES[site.publisher]
  const place = `${pageNameFor(site, page)} · ${nameOfIssue(issue)}`
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
  return cardPicture(issue, card, article.title || pageNameFor(issue.key, page))
}

/** The beginning of the body text, cut between words. Without roles, all lines but the headline count as body. */
function firstWords({ title, text, lineRoles }: PressedRegion): string {
  const running = linesOf(text, lineRoles)
    .filter((line) => line.role === 'body' && line.text !== title)
    .map((line) => line.text)
    .join(' ')
    .trim()
  const characters = [...running]
  if (characters.length <= DESCRIPTION_LENGTH) return running
  const first = characters.slice(0, DESCRIPTION_LENGTH).join('')
  return `${first.replace(/\s+\S*$/, '')}…`
}

/** For the home screen, or without a view for a screen that has no preview of its own. */
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

/** The shortest URL of a page: the front page of today's default edition is `/`. */
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

/** The front page's card, or the whole page if there is no card. Only for an issue that visitors may open. */
function frontPicture(issue: ShelvedIssue): LinkPicture | undefined {
  const { pages } = issue.version
  const front = pages[frontPageIndex(pages)]
  if (!front) return undefined
  const { card, jpeg } = pageFiles(front.pageNo)
  const alt = pageNameFor(issue.key, front)
  if (front.more_files.includes(card)) return cardPicture(issue, card, alt)
  const height = Math.round((JPEG_WIDTH * front.height) / front.width)
  return { path: filePath(issue, jpeg), width: JPEG_WIDTH, height, alt }
}

function cardPicture(issue: ShelvedIssue, file: string, alt: string): LinkPicture {
  const { width, height } = LINK_CARD
  return { path: filePath(issue, file), width, height, alt }
}

function filePath({ folder }: ShelvedIssue, file: string): string {
  return `${API_BASE}${FILES_PATH}/${folder}/${file}`
}
