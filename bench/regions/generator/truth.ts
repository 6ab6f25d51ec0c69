import type { TrueArticle, TruePage } from '../truth.ts'
import { hullOf, type Rect } from './type/geometry.ts'

type Block = NonNullable<TrueArticle['blocks']>[number]
type Picture = NonNullable<TrueArticle['pictures']>[number]

/** What is known of a story while it is being set, in points. */
export interface StoryRecord {
  id: string
  kind: NonNullable<TrueArticle['kind']>
  cell: Rect
  blocks: { role: Block['role']; text: string; box: Rect }[]
  /** Frames, pictures and rules of its own: they belong to the region as text does. */
  marks: Rect[]
  rects: Rect[]
  pictures: { box: Rect; caption: string }[]
  tables: string[][][]
  continues?: number
  continuedFrom?: number
}

export interface PageRecord {
  feature: string
  page: number
  language: 'en' | 'kn'
  size: { width: number; height: number }
  stories: StoryRecord[]
  ads: { box: Rect; kind: 'display' | 'ear' | 'classifieds'; rows?: string[] }[]
  furniture: { kind: string; box: Rect; text: string }[]
}

export function truthOf({ size, stories, ...page }: PageRecord): TruePage {
  const part = (value: number) => Math.round(value * 10_000) / 10_000
  const boxOf = ({ left, top, width, height }: Rect): [number, number, number, number] => [
    part(left / size.width),
    part(top / size.height),
    part(width / size.width),
    part(height / size.height),
  ]
  const pictureOf = ({ box, caption }: StoryRecord['pictures'][number]): Picture => ({
    box: boxOf(box),
    caption,
  })
  return {
    page: page.page,
    lang: page.language,
    feature: page.feature,
    articles: stories.map((story) => ({
      id: story.id,
      kind: story.kind,
      box: boxOf(story.cell),
      tight: boxOf(hullOf([...story.blocks.map(({ box }) => box), ...story.marks])),
      headline: story.blocks.find(({ role }) => role === 'headline')?.text ?? '',
      text: story.blocks.map(({ text }) => text).join('\n'),
      blocks: story.blocks.map((block) => ({ ...block, box: boxOf(block.box) })),
      rects: story.rects.map(boxOf),
      pictures: story.pictures.map(pictureOf),
      ...(story.tables.length > 0 && { tables: story.tables }),
      ...(story.continues && { continues: story.continues }),
      ...(story.continuedFrom && { continuedFrom: story.continuedFrom }),
    })),
    ads: page.ads.map((ad) => ({ ...ad, box: boxOf(ad.box) })),
    furniture: page.furniture.map((each) => ({ ...each, box: boxOf(each.box) })),
  }
}
