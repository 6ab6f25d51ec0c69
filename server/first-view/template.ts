import { BrandId } from '#contract/publisher.ts'

/** The app's page, with what belongs to the brand in use. `web/index.html` marks the places by comments. */
export interface Template {
  html: string
  /** The picture for links to what has none of its own, as a path. */
  brandPicture: string | undefined
}

const OF_BRAND = new RegExp(`\\s*<!--(${BrandId.options.join('|')})-->([\\s\\S]*?)<!--/\\1-->`, 'g')
const PICTURE = /\s*<meta property="og:image" content="([^"]*)"\s*\/?>/
const READER = /\s*<!--reader-->([\s\S]*?)\s*<!--\/reader-->\s*/

export function templateOf(html: string, brand: BrandId): Template {
  const branded = html
    .replace('<html ', `<html data-brand="${brand}" `)
    .replace(OF_BRAND, (_, id: string, part: string) => (id === brand ? part.trimEnd() : ''))
  return {
    html: branded.replace(PICTURE, ''),
    brandPicture: PICTURE.exec(branded)?.[1],
  }
}

interface Filling {
  head: string
  /** Nothing for a screen other than the reader. */
  page: string | undefined
  /** Another screen's words, until the app has drawn it. */
  words: string
  data: string
}

export function fillTemplate({ html }: Template, { head, page, words, data }: Filling): string {
  return html
    .replace('<!--head-->', () => head)
    .replace(READER, (_, reader: string) =>
      page === undefined ? words : reader.replace('<!--page-->', () => page),
    )
    .replace('<!--data-->', () => data)
}
