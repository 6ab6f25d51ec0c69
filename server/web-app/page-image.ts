import { FIRST_PAGE_ID } from '#contract/first-view.ts'
import type { Page } from '#contract/issues.ts'
import { FIT_WIDTH_SIZES } from '#contract/reading.ts'
import type { Language } from '#contract/titles.ts'
import { pageNameIn } from '#domain/page-names.ts'
import { tag } from './html.ts'

interface FirstPage {
  page: Page
  folder: string
  /** Whether the browser supports AVIF. */
  avif: boolean
  /** The language of the controls. */
  language: Language
}

/** The image of the page that is shown first, or the preview if the page is locked. */
export function pageImage(firstPage: FirstPage): string {
  const { page, folder } = firstPage
  return tag('img', {
    id: FIRST_PAGE_ID,
    class: 'page-image',
    src: folder + page.image,
    srcset: srcsetOf(firstPage),
    sizes: page.locked ? undefined : FIT_WIDTH_SIZES,
    width: page.width,
    height: page.height,
    // Exactly as high as in the app: the file's own ratio may differ by a pixel, and the larger one would count as a later paint.
    style: `aspect-ratio: ${page.width} / ${page.height}`,
    fetchpriority: 'high',
    'data-locked': page.locked ? '' : undefined,
    alt: altOf(page, firstPage.language),
  })
}

export function preloadOf(firstPage: FirstPage): string {
  const { page, folder } = firstPage
  return tag('link', {
    rel: 'preload',
    as: 'image',
    ...(page.locked
      ? { href: folder + page.image }
      : { imagesrcset: srcsetOf(firstPage), imagesizes: FIT_WIDTH_SIZES }),
    fetchpriority: 'high',
  })
}

function srcsetOf({ page, folder, avif }: FirstPage): string | undefined {
  if (page.locked) return undefined
  const smaller = avif ? page.avif : []
  return page.images
    .map((image) => smaller.find(({ width }) => width === image.width) ?? image)
    .map(({ file, width }) => `${folder}${file} ${width}w`)
    .join(', ')
}

const ARTICLE_WORDS = {
  en: { one: 'article', other: 'articles' },
  kn: { one: 'ಲೇಖನ', other: 'ಲೇಖನಗಳು' },
} as const

/** The same text as in the app. */
function altOf(page: Page, language: Language): string {
  const { length } = page.articles
  const displayName = pageNameIn(page, language)
  const { one, other } = ARTICLE_WORDS[language]
  return length ? `${displayName}, ${length} ${length === 1 ? one : other}` : displayName
}
