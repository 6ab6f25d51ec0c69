import type { PublicScreen } from '#contract/screens.ts'
import { TITLES } from '#contract/titles.ts'
import type { LinkPreview, Site } from './link-preview.ts'

export function screenPreview({ publisher }: Site, screen: PublicScreen): LinkPreview {
  const { name, language } = TITLES[publisher]
  const title = screen.title[language]
  return {
    type: 'website',
    tabTitle: `${title} · ${name}`,
    title,
    description: screen.description[language],
    path: screen.address,
    picture: undefined,
    isListed: true,
  }
}
