import { TITLES } from '#contract/titles.ts'
import type { LinkPreview, Site } from './link-preview.ts'

const WITHDRAWN = {
  en: 'This article was withdrawn.',
  kn: 'ಈ ಲೇಖನವನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.',
} as const

/** A withdrawn article has neither a title nor a picture of its own. */
export function withdrawnPreview({ publisher, language }: Site): LinkPreview {
  const title = TITLES[publisher]
  return {
    type: 'website',
    tabTitle: `${WITHDRAWN[language]} · ${title.names[language]}`,
    title: title.name,
    description: WITHDRAWN[title.language],
    path: undefined,
    picture: undefined,
    isListed: false,
  }
}
