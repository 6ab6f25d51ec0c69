import type { BrandId, PublisherCode } from '#contract/publisher.ts'
import { HOME_DESCRIPTION } from '#contract/screens.ts'
import { TITLES } from '#contract/titles.ts'
import type { Config } from '../config.ts'
import { tag } from '../web-app/html.ts'

/** Under an icon there is room for some twelve letters. */
const SHORT_NAMES = { PV: 'ಬೆಳಕಿಂಡಿ', DH: 'Courier' } as const satisfies Record<PublisherCode, string>

/** As `--paper` in ui/tokens.css. */
const PAPER = '#fdfcf9'

export const MANIFEST_LINK = tag('link', { rel: 'manifest', href: '/manifest.webmanifest' })

/** For browsers that put the newspaper among the apps. */
export function manifest({ brand, publisher }: Pick<Config, 'brand' | 'publisher'>) {
  const { name, language } = TITLES[publisher]
  return {
    id: '/',
    name,
    short_name: SHORT_NAMES[publisher],
    description: HOME_DESCRIPTION[language],
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['news'],
    icons: [
      icon(brand, 'icon-192.png', 192, 'any'),
      icon(brand, 'icon-512.png', 512, 'any'),
      icon(brand, 'maskable-512.png', 512, 'maskable'),
    ],
  }
}

/** Drawn by build/icons.ts. */
function icon(brand: BrandId, file: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${brand}/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
