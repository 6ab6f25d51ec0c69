import { BrandId } from '#contract/publisher.ts'
import { type Language, PUBLISHER_OF_BRAND, TITLES } from '#contract/titles.ts'
import { escaped } from './html.ts'

/** The app's page, with what belongs to the brand in use. `web/index.html` marks the places by comments. */
export interface Template {
  html: string
  /** The picture for links to what has none of its own, as a path. */
  brandPicture: string | undefined
  /** Of the brand, by language. */
  names: Record<Language, string>
}

const OF_BRAND = new RegExp(`\\s*<!--(${BrandId.options.join('|')})-->([\\s\\S]*?)<!--/\\1-->`, 'g')
const PICTURE = /\s*<meta property="og:image" content="([^"]*)"\s*\/?>/
const LANGUAGE = /(<html [^>]*lang=")[^"]*(")/
const LOGO_ALT = /(class="reader-logo"[^>]* alt=")[^"]*"/
const READER = /\s*<!--reader-->([\s\S]*?)\s*<!--\/reader-->\s*/

export function templateOf(html: string, brand: BrandId): Template {
  const branded = html
    .replace('<html ', `<html data-brand="${brand}" `)
    .replace(OF_BRAND, (_, id: string, part: string) => (id === brand ? part.trimEnd() : ''))
  return {
    html: branded.replace(PICTURE, ''),
    brandPicture: PICTURE.exec(branded)?.[1],
    names: TITLES[PUBLISHER_OF_BRAND[brand]].names,
  }
}

interface Filling {
  /** Of the controls. */
  language: Language
  head: string
  /** Nothing for a screen other than the reader. */
  page: string | undefined
  /** Another screen's words, until the app has drawn it. */
  words: string
  data: string
}

export function fillTemplate({ html, names }: Template, filling: Filling): string {
  const { language, head, page, words, data } = filling
  return html
    .replace(LANGUAGE, `$1${language}$2`)
    .replace(LOGO_ALT, (_, before: string) => `${before}${escaped(names[language])}"`)
    .replace('<!--head-->', () => head)
    .replace(READER, (_, reader: string) =>
      page === undefined ? words : reader.replace('<!--page-->', () => page),
    )
    .replace('<!--data-->', () => data)
}
