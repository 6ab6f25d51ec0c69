import type { PublisherCode } from '#contract/publisher.ts'
import { LINK_CARD } from '#contract/sharing.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import { element, tag } from './html.ts'

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

export interface LinkPicture {
  path: string
  width: number
  height: number
  alt: string
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
