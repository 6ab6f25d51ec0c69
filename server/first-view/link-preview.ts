import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { API_BASE } from '#contract/route.ts'
import { DEFAULT_EDITION, TITLES } from '#contract/titles.ts'
import { JPEG_WIDTH, pageFiles } from '#store/issue-files.ts'
import { FILES_PATH } from '../issues/files.ts'
import type { FirstView } from './first-view.ts'
import { element, tag } from './html.ts'

interface Site {
  publisher: PublisherCode
  publicUrl: string
  today: IssueDate
  brandPicture: string | undefined
}

const WORDS = {
  en: {
    locale: 'en_IN',
    description: 'The newspaper page by page, as it is printed. Read today’s front page free.',
  },
  kn: {
    locale: 'kn_IN',
    description: 'ಮುದ್ರಿತ ಪತ್ರಿಕೆ, ಪುಟದಿಂದ ಪುಟಕ್ಕೆ. ಇಂದಿನ ಮುಖಪುಟವನ್ನು ಉಚಿತವಾಗಿ ಓದಿ.',
  },
} as const

/** What search engines and messengers show of a link: never more than anyone may see. */
export function linkPreview(site: Site, view: FirstView | undefined): string {
  const { name, language } = TITLES[site.publisher]
  const { locale, description } = WORDS[language]
  const address = view && site.publicUrl + addressOf(view, site)
  return [
    element('title', name),
    tag('meta', { name: 'description', content: description }),
    ...(address
      ? [tag('link', { rel: 'canonical', href: address }), property('url', address)]
      : []),
    property('type', 'website'),
    property('site_name', name),
    property('locale', locale),
    property('title', view ? titleOf(view, name, language) : name),
    property('description', description),
    ...pictureOf(site, view),
  ].join('\n    ')
}

function property(name: string, content: string | number): string {
  return tag('meta', { property: `og:${name}`, content })
}

/** The shortest address of a place: the front page of today's default edition is `/`. */
function addressOf({ key, found }: FirstView, { today }: Site): string {
  const pageIndex = found.kind === 'issue' ? found.pageIndex : 0
  const query = new URLSearchParams({
    ...(key.date !== today && { date: key.date }),
    ...(key.edition !== DEFAULT_EDITION[key.publisher] && { edition_No: `${key.edition}` }),
    ...(pageIndex > 0 && { pageNumber: `${pageIndex}` }),
  }).toString()
  return query ? `/?${query}` : '/'
}

function titleOf({ key, found }: FirstView, name: string, language: string): string {
  if (found.kind === 'problem') return name
  const day = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'full', timeZone: 'UTC' })
  return `${name} · ${found.issue.head.edition_name} · ${day.format(new Date(key.date))}`
}

function pictureOf({ publicUrl, brandPicture }: Site, view: FirstView | undefined): string[] {
  const free = view?.found.kind === 'issue' && view.found.isFree ? view.found.issue : undefined
  const [front] = free?.version.pages ?? []
  if (free && front) {
    const path = `${API_BASE}${FILES_PATH}/${free.folder}/${pageFiles(front.pageNo).jpeg}`
    return [
      ...picture(
        publicUrl + path,
        JPEG_WIDTH,
        Math.round((JPEG_WIDTH * front.height) / front.width),
      ),
      property('image:alt', front.displayName),
    ]
  }
  return brandPicture ? picture(publicUrl + brandPicture, 1200, 630) : []
}

function picture(address: string, width: number, height: number): string[] {
  return [
    property('image', address),
    property('image:width', width),
    property('image:height', height),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
