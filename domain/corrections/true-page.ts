import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { PageBox } from '#contract/page-model.ts'
import { hullOf } from '../page-boxes.ts'
import { isAdvertisement } from './story-opens-as.ts'

/** A corrected page as a truth that the press is measured by: docs/develop/measuring-the-press.md has the format. */
export function truePage(pageNo: number, stories: readonly DraftStory[]) {
  const articles = stories.filter((story) => !isAdvertisement(story))
  return {
    page: pageNo,
    lang:
      articles.filter(({ language }) => language === 'kn').length * 2 > articles.length
        ? 'kn'
        : 'en',
    isInOrder: true,
    articles: articles.map(trueArticle),
    ads: stories.filter(isAdvertisement).map(({ box }) => ({ box: partsOf(box) })),
  }
}

/** Types that the measurement knows. */
const KINDS: readonly string[] = [
  ...['story', 'brief', 'letter', 'editorial', 'column'],
  ...['cartoon', 'table', 'weather', 'puzzle'],
]

function trueArticle({ id, type, box, rects, blocks, continuesOn, continuedFrom }: DraftStory) {
  const boxes = blocks.flatMap((block) => block.boxes)
  const texts = blocks.map(({ text }) => text).filter((text) => text !== '')
  const headlines = blocks.filter(({ role }) => role === 'headline').map(({ text }) => text)
  return {
    id,
    ...(KINDS.includes(type) && { kind: type }),
    box: partsOf(box),
    tight: partsOf(boxes.length > 0 ? hullOf(boxes) : box),
    headline: headlines.join(' '),
    text: texts.join('\n'),
    rects: rects.map(partsOf),
    ...(continuesOn !== undefined && { continues: continuesOn }),
    ...(continuedFrom !== undefined && { continuedFrom }),
  }
}

/** In parts of the page. */
function partsOf({ left, top, width, height }: PageBox): number[] {
  return [left, top, width, height].map((percent) => Math.round(percent * 1000) / 100_000)
}
