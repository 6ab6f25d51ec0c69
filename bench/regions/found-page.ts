import type { PageModel, PageStory } from '#contract/page-model.ts'
import type { Box } from '#press/page-content.ts'
import { isReadable } from '#press/read/text-quality.ts'
import { storyTitle } from '#press/story-html.ts'

/** A page as it would be published, in the words of the scorer. */
export interface FoundPage {
  articles: FoundArticle[]
  ads: { box: Box }[]
}

export interface FoundArticle {
  box: Box
  headline: string
  /** As search and listening get it: one line a paragraph. */
  text: string
  captions: readonly string[]
  /** Cut out and tied to a caption. */
  pictures: readonly { box: Box; caption: string }[]
  confidence: number
}

export function foundPage({ stories }: PageModel): FoundPage {
  const isAd = ({ type }: PageStory) => type === 'advertisement' || type === 'classifieds'
  return {
    articles: stories.filter((story) => !isAd(story)).map(foundArticle),
    ads: stories.filter(isAd),
  }
}

function foundArticle(story: PageStory): FoundArticle {
  const { box, confidence } = story
  const isShown = isReadable(story.blocks.map(({ text }) => text).join(' '))
  const blocks = isShown ? story.blocks : []
  const captions = blocks.filter(({ role }) => role === 'caption')
  return {
    box,
    confidence,
    headline: storyTitle({ ...story, blocks }),
    text: blocks.map(({ text }) => text).join('\n'),
    captions: captions.map(({ text }) => text),
    pictures: captions.flatMap(({ of, text }) => {
      const picture = blocks.find(({ id }) => id === of)?.boxes[0]
      return picture ? [{ box: picture, caption: text }] : []
    }),
  }
}
