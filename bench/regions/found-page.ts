import type { PageBlock, PageBox, PageModel, PageStory } from '#contract/page-model.ts'
import { finishStories, kindOf } from '#press/page-regions.ts'
import { storyTitle } from '#press/story-html.ts'

/** A page as it would be published, in the words of the scorer. */
export interface FoundPage {
  articles: FoundArticle[]
  ads: { box: PageBox }[]
  furniture: readonly PageBlock[]
}

export interface FoundArticle {
  box: PageBox
  rects: readonly PageBox[]
  headline: string
  /** Empty if the text of the story is not readable. */
  blocks: readonly PageBlock[]
  /** What a reader can read of it, one line a paragraph. */
  text: string
  /** Cut out and tied to a caption. */
  pictures: readonly { box: PageBox; caption: string }[]
  confidence: number
  opensAs: PageStory['opensAs']
}

export function foundPage({ stories, furniture }: PageModel): FoundPage {
  const finished = finishStories(stories.map((story, index) => ({ ...story, id: `${index}` })))
  return {
    articles: finished.filter((story) => kindOf(story) === 'article').map(foundArticle),
    ads: finished.filter((story) => kindOf(story) === 'ad'),
    furniture,
  }
}

function foundArticle(story: PageStory): FoundArticle {
  const { box, rects, confidence, opensAs, blocks } = story
  return {
    box,
    rects,
    confidence,
    opensAs,
    headline: storyTitle(story),
    blocks,
    text: blocks.map(blockText).join('\n'),
    pictures: blocks
      .filter(({ role }) => role === 'caption')
      .flatMap(({ of, text }) => {
        const picture = blocks.find(({ id }) => id === of)?.boxes[0]
        return picture ? [{ box: picture, caption: text }] : []
      }),
  }
}

/** The words of a block. The speaker of a quote is its title; the text of a fact box includes its title. */
export function blockText({ role, text, title = '', table }: PageBlock): string {
  if (table) return [title, text].filter(Boolean).join('\n')
  return role === 'pull quote' ? [text, title].filter(Boolean).join('\n') : text
}
