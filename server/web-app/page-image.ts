import { FIRST_PAGE_ID } from '#contract/first-view.ts'
import type { Page } from '#contract/issues.ts'
import { FIT_WIDTH_SIZES } from '#contract/reading.ts'
import type { Language } from '#contract/titles.ts'
import { pageNameIn } from '#domain/page-names.ts'
import { tag } from './html.ts'

interface Shown {
  page: Page
  folder: string
  /** Whether the browser can show AVIF. */
  avif: boolean
  /** Of the controls. */
  language: Language
}

/** The page that is shown first, at the width that the screen needs; of a locked one its preview. */
export function pageImage(shown: Shown): string {
  const { page, folder } = shown
  return tag('img', {
    id: FIRST_PAGE_ID,
    class: 'page-image',
    src: folder + page.image,
    srcset: srcsetOf(shown),
    sizes: page.locked ? undefined : FIT_WIDTH_SIZES,
    width: page.width,
    height: page.height,
    fetchpriority: 'high',
    'data-locked': page.locked ? '' : undefined,
    alt: altOf(page, shown.language),
  })
}

export function preloadOf(shown: Shown): string {
  const { page, folder } = shown
  return tag('link', {
    rel: 'preload',
    as: 'image',
    ...(page.locked
      ? { href: folder + page.image }
      : { imagesrcset: srcsetOf(shown), imagesizes: FIT_WIDTH_SIZES }),
    fetchpriority: 'high',
  })
}

function srcsetOf({ page, folder, avif }: Shown): string | undefined {
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

/** As the app words it. */
function altOf(page: Page, language: Language): string {
  const { length } = page.articles
  const displayName = pageNameIn(page, language)
  const { one, other } = ARTICLE_WORDS[language]
  return length ? `${displayName}, ${length} ${length === 1 ? one : other}` : displayName
}
