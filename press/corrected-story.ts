import type { Place } from '#contract/issues.ts'
import type { PageBlock, PageBox } from '#contract/page-model.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { sanitiseHtml } from './package/sanitise-html.ts'
import { textOf } from './package/text-of-html.ts'
import { type IdentifiedStory, placeOf } from './page-regions.ts'
import { languageOf } from './read/language.ts'
import type { EditedRegion } from './regions-file.ts'
import { insertBlocks } from './story-inserts.ts'

const PROVENANCES = ['package', 'pdf', 'legacy-font', 'ocr', 'none'] as const

/** The story of a region without a page model: an earlier release published it. */
export function storyOfRegion(region: PressedRegion, html: string): IdentifiedStory {
  const box = boxOf(region)
  const isAd = region.kind === 'ad'
  const role = isAd ? 'advertisement' : 'body'
  const block: PageBlock = { id: '1', role, boxes: [box], text: region.text }
  return {
    id: region.id,
    type: isAd ? 'advertisement' : 'story',
    box,
    rects: [box],
    blocks: region.text || html ? [html ? { ...block, html } : block] : [],
    language: languageOf(region.text),
    provenance: PROVENANCES.find((known) => known === region.provenance) ?? 'none',
    confidence: region.confidence,
    opensAs: html ? 'text' : 'image',
  }
}

/** A story as an editor wants it. `before` is missing for a new region. */
export function correctedStory(
  id: string,
  edited: EditedRegion,
  before: IdentifiedStory | undefined,
): IdentifiedStory {
  const box = boxOf(edited)
  const isMoved = !before || JSON.stringify(placeOf(before.box)) !== JSON.stringify(placeOf(box))
  const story: IdentifiedStory = {
    type: 'story',
    blocks: [],
    language: languageOf(edited.title),
    provenance: 'none',
    opensAs: 'image',
    ...before,
    id,
    box: isMoved ? box : before.box,
    rects: isMoved ? [box] : before.rects,
    confidence: 1,
    doubts: [],
  }
  const { language } = edited
  if (language === 'kn' || language === 'en') story.language = language
  return withText(withTitle(withKind(story, edited), edited), edited)
}

function withKind(story: IdentifiedStory, { kind }: EditedRegion): IdentifiedStory {
  const isAd = story.type === 'advertisement' || story.type === 'classifieds'
  if (isAd === (kind === 'ad')) return story
  return { ...story, type: isAd ? 'story' : 'advertisement' }
}

function withTitle(story: IdentifiedStory, { title }: EditedRegion): IdentifiedStory {
  const [first, ...others] = story.blocks.filter(({ role }) => role === 'headline')
  if (!first) return story
  const blocks = story.blocks
    .filter((block) => !others.includes(block))
    .map((block) => (block === first ? { ...block, text: title } : block))
  return { ...story, blocks }
}

/** The editor's HTML replaces the text. Inserts stay: at their place in the HTML, otherwise below it. */
function withText(story: IdentifiedStory, { html }: EditedRegion): IdentifiedStory {
  if (html === undefined) return story
  const safe = sanitiseHtml(html)
  const inserts = insertBlocks(story)
  const belongsToInsert = ({ of }: PageBlock) => inserts.some(({ id }) => id === of)
  const body: PageBlock = {
    id: 'text',
    role: 'body',
    boxes: story.rects,
    text: textOf(safe),
    html: safe,
  }
  const kept = story.blocks.filter((block) => inserts.includes(block) || belongsToInsert(block))
  return { ...story, blocks: [body, ...kept], provenance: 'package', opensAs: 'text' }
}

function boxOf({ top, left, width, height }: Place): PageBox {
  return {
    left: Number.parseFloat(left),
    top: Number.parseFloat(top),
    width: Number.parseFloat(width),
    height: Number.parseFloat(height),
  }
}
