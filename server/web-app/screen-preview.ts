import type { PublicScreen } from '#contract/screens.ts'
import { TITLES } from '#contract/titles.ts'
import type { LinkPreview, Site } from './link-preview.ts'

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
