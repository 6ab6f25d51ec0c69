import type { Place } from '#contract/issues.ts'
import type { PageBox, PageModel, PageStory } from '#contract/page-model.ts'
import type { IssueKey } from '#domain/access.ts'
import { hullOf } from '#domain/page-boxes.ts'
import { separateAreas } from '#domain/separate-areas.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { isReadable, withoutUndecoded } from './read/text-quality.ts'
import { referencesOf, withReferences } from './references.ts'
import { numberDuplicates, packagedRegionId, regionId } from './region-id.ts'
import { searchText } from './search-text.ts'
import { storyHtml, storyTitle } from './story-html.ts'
import { insertBlocks } from './story-inserts.ts'

/** A story whose id is the id of its region. */
export interface IdentifiedStory extends PageStory {
  id: string
}

/** The model as it is stored: stories have ids and do not overlap, and unreadable text is removed. */
export interface StoredModel extends PageModel {
  stories: IdentifiedStory[]
}

/** A region with the story that opens when a reader selects it. */
export interface RegionWithContent extends PressedRegion {
  story: IdentifiedStory
  /** The image file of an advertisement, if the package contains one. */
  picture?: string
  /** The text of an article; empty if it opens as an image. */
  html: string
}

/** Prepares the model of a page for storage. */
export function finishModel(key: IssueKey, pageNo: number, model: PageModel): StoredModel {
  const stories = numberDuplicates(
    model.stories.map((story) => ({ ...story, id: idOf(key, pageNo, story) })),
  )
  return { format: model.format, stories: finishStories(stories), furniture: model.furniture }
}

/** Stories as they are stored: without unreadable text and overlaps, with their references to other pages. */
export function finishStories(stories: readonly IdentifiedStory[]): IdentifiedStory[] {
  const lost = lostLanguages(stories)
  return separate(stories.map((story) => withReadableText(story, lost)).map(withReferences))
}

/** Languages in which most of the page cannot be read: a short story may show no fault, and still be wrong. */
function lostLanguages(stories: readonly PageStory[]): ReadonlySet<PageStory['language']> {
  const letters = { kn: 0, en: 0 }
  for (const story of stories) {
    if (story.provenance === 'package' || kindOf(story) !== 'article') continue
    const text = textOf(story)
    letters[story.language] += isReadable(text) ? -text.length : text.length
  }
  return new Set((['kn', 'en'] as const).filter((language) => letters[language] > 0))
}

const textOf = ({ blocks }: PageStory): string => blocks.map(({ text }) => text).join('\n')

/** Stories whose rectangles do not overlap. */
export function separate(stories: readonly IdentifiedStory[]): IdentifiedStory[] {
  const areas = separateAreas(stories.map(({ rects }) => rects))
  return stories.map((story, index) => {
    const rects = areas[index] ?? story.rects
    return { ...story, rects, box: hullOf(rects) }
  })
}

function idOf(key: IssueKey, pageNo: number, story: PageStory): string {
  if (story.id) return packagedRegionId(key, story.id)
  const { left, top, width, height } = story.box
  const headline = kindOf(story) === 'article' ? storyTitle(story) : ''
  return regionId(key, pageNo, headline || JSON.stringify({ left, top, width, height }))
}

/** Without text, nobody can tell whether an area is one story. */
const MAX_CONFIDENCE_WITHOUT_TEXT = 0.3

/** A story whose text cannot be read opens as an image. */
function withReadableText(
  story: IdentifiedStory,
  lost: ReadonlySet<PageStory['language']>,
): IdentifiedStory {
  if (story.provenance === 'package') return story
  if (lost.has(story.language) || !isReadable(textOf(story))) {
    const confidence = Math.min(story.confidence, MAX_CONFIDENCE_WITHOUT_TEXT)
    return { ...story, blocks: [], provenance: 'none', confidence, opensAs: 'image' }
  }
  const blocks = story.blocks.map((block) => ({ ...block, text: withoutUndecoded(block.text) }))
  return { ...story, blocks }
}

/** Advertisements are not articles. */
export function kindOf({ type }: PageStory): PressedRegion['kind'] {
  return type === 'advertisement' || type === 'classifieds' ? 'ad' : 'article'
}

/** The regions of a page in reading order, advertisements last. */
export function pageRegions({ stories }: Pick<StoredModel, 'stories'>): RegionWithContent[] {
  return stories.map((story): RegionWithContent => {
    const kind = kindOf(story)
    const { id, type, rects, opensAs, provenance, confidence, doubts } = story
    const pageReferences = kind === 'article' ? referencesOf(story) : []
    return {
      id,
      kind,
      title: kind === 'article' ? storyTitle(story) : '',
      ...placeOf(story.box),
      type,
      ...(rects.length > 1 && { rects: rects.map(placeOf) }),
      opensAs,
      ...(kind === 'article' && insertBlocks(story).length > 0 && { hasInserts: true }),
      ...(pageReferences.length > 0 && { pageReferences }),
      language: kind === 'article' ? story.language : '',
      provenance,
      confidence,
      ...(doubts && { doubts }),
      ...searchText(story),
      html: kind === 'article' ? storyHtml(story) : '',
      story,
    }
  })
}

/** The box in the format of the contract, clipped to the page. */
export function placeOf({ top, left, width, height }: PageBox): Place {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const x = within(left, 100)
  const y = within(top, 100)
  return {
    top: percent(y),
    left: percent(x),
    width: percent(within(width, 100 - x)),
    height: percent(within(height, 100 - y)),
  }
}

function percent(value: number): string {
  return `${Number(value.toFixed(3))}%`
}

/** The part of a region that is stored in the database. */
export function withoutContent({
  story,
  html,
  picture,
  ...region
}: RegionWithContent): PressedRegion {
  return region
}
