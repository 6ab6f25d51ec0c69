import type { PageBlock, PageStory } from '#contract/page-model.ts'
import { joinLines } from '../read/join-lines.ts'
import { languageOf } from '../read/language.ts'
import type { Line } from '../read/lines.ts'
import type { PageMarks } from '../read/page-marks.ts'
import type { PageReading } from '../read/page-reading.ts'
import type { TurnedLine } from '../read/turned-lines.ts'
import { advertisementScore, isOffer, PHONE } from './advertisement.ts'
import { type Area, areasOf } from './areas.ts'
import { confidenceOf, doubtsOf, type ReadStory } from './confidence.ts'
import { withContentRoles } from './content-roles.ts'
import { numberBlocks, percentOf } from './draft-block.ts'
import { isImprint } from './furniture.ts'
import { heightOf, hullOf, isMostlyIn } from './geometry.ts'
import { isIndex } from './index-list.ts'
import { isNotice } from './notices.ts'
import { isPhoneList, isSmallOffer, joinClassifieds, type Offer, offersAmong } from './offers.ts'
import { isOpinionPage } from './opinion.ts'
import { type PageParts, partsOf } from './page-parts.ts'
import type { Piece } from './piece.ts'
import { byProminence } from './prominence.ts'
import type { Story } from './stories.ts'
import { linesOf, storiesOfArea } from './stories-of-area.ts'
import { storyBlocks } from './story-blocks.ts'
import { opensAs, storyTypeOf } from './story-kind.ts'
import { storyRects } from './story-rects.ts'
import { textBlocksOf } from './text-blocks.ts'
import { labelsOf, withLabels } from './turned-text.ts'
import { wordLinesOf } from './word-lines.ts'

/** Finds the stories and advertisements of a page. */
export function readLayout(marks: PageMarks): PageReading {
  const parts = partsOf(marks)
  const areas = areasOf(parts)
  const editorialFonts = new Set(areas.outside.lines.map(({ font }) => font))
  const advertisements = new Map<Required<Area>, number>()
  for (const area of areas.panels) {
    const blocks = textBlocksOf(area.lines, area.rules, parts.body)
    const score =
      advertisementScore(area.frame, { ...area, blocks, body: parts.body, editorialFonts }) -
      (area.tables.length + area.grids.length) * (area.lines.some(isOffer) ? 1.5 : 2.5)
    const isOffering =
      isNotice(area.lines) ||
      isPhoneList(area.lines, area.tables) ||
      (area.tables.length === 0 && isSmallOffer(area.lines, blocks, parts.body))
    if (isOffering) advertisements.set(area, Math.max(score, SURE_OFFER))
    else if (score > 0) advertisements.set(area, score)
  }
  const editorial = [...areas.panels.filter((area) => !advertisements.has(area)), areas.outside]
  const found = editorial.map((area) => storiesOfArea(area, parts))
  const all = found.flatMap((each) => each.stories)
  const offers = new Map(found.flatMap((each) => [...offersAmong(each, parts.body)]))
  const placed = byProminence(
    all.filter((story) => !offers.has(story)),
    parts.page,
  )
  const isInAdvertisement = ({ box }: TurnedLine) =>
    [...advertisements.keys()].some(({ frame }) => isMostlyIn(box, frame.box))
  const labels = labelsOf(
    parts.turned.filter((line) => !isInAdvertisement(line)),
    placed,
  )
  const isOpinion = isOpinionPage(
    parts.furniture.filter(({ box }) => box.bottom < heightOf(parts.page) / 2),
  )
  const read = placed.map((story) => readStory(story, labels.get(story) ?? [], parts, isOpinion))
  const stories = read.map((story, index) => storyOf(story, read, `${index + 1}`, parts))
  const posters = placed.length > 0 ? found.flatMap((each) => each.posters) : []
  const ads = joinClassifieds<Advertisement>(
    [
      ...[...advertisements].map(([{ frame, lines }, score]) => {
        return { box: frame.box, lines, score, isClassified: hasManyPhones(lines) }
      }),
      ...[...new Set(offers.values())].map((offer) => ({ ...offer, score: SURE_OFFER })),
      ...posters.map((box) => ({ box, lines: [], isClassified: false, score: POSTER_SCORE })),
    ],
    placed.map(({ box }) => box),
    parts.body,
  )
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    .map((each, index) => advertisementOf(each, `ad-${index + 1}`, parts))
  return {
    format: 1,
    stories: [...stories, ...ads],
    furniture: furnitureOf(
      parts,
      found.map((each) => each.rest),
      labels.get(undefined) ?? [],
    ),
    words: wordLinesOf(parts.everyLine, marks.turned, parts.page),
  }
}

function readStory(
  story: Story,
  labels: readonly TurnedLine[],
  { body, vocabulary }: PageParts,
  isOnOpinionPage: boolean,
): ReadStory {
  const blocks = withLabels(storyBlocks(story.pieces, body, vocabulary), labels, body)
  const type = storyTypeOf(story.pieces, blocks, isOnOpinionPage)
  return { ...story, blocks: withContentRoles(type, blocks), type }
}

function storyOf(
  story: ReadStory,
  all: readonly ReadStory[],
  prefix: string,
  parts: PageParts,
): PageStory {
  const { page } = parts
  const { type } = story
  const others = all.filter((other) => other !== story)
  const blocks = numberBlocks(story.blocks, prefix, page)
  const doubts = doubtsOf(story, others, parts)
  return {
    type,
    box: percentOf(story.box, page),
    rects: storyRects(story, others).map((rect) => percentOf(rect, page)),
    blocks,
    language: languageOf(blocks.map(({ text }) => text).join(' ')),
    provenance: 'pdf',
    confidence: confidenceOf(doubts),
    ...(doubts.length > 0 && { doubts }),
    opensAs: opensAs(type, story.blocks),
  }
}

const LEAST_CLASSIFIEDS = 5

/** A picture that belongs to no story is more often an advertisement than anything else. */
const POSTER_SCORE = 0.3
const SURE_OFFER = 0.9

interface Advertisement extends Offer {
  score: number
}

const hasManyPhones = (lines: readonly Line[]): boolean => {
  const phones = lines.filter((line) => PHONE.test(line.text)).length
  return phones >= LEAST_CLASSIFIEDS && phones > lines.length * 0.12
}

function advertisementOf(
  { box: place, lines, isClassified, score }: Advertisement,
  prefix: string,
  { page, body, turned }: PageParts,
): PageStory {
  const beside = turned.filter((line) => isMostlyIn(line.box, place))
  const text = joinLines([...lines, ...beside].map((line) => line.text))
  const box = percentOf(place, page)
  const rows = isClassified ? textBlocksOf(lines, [], body).map(rowText) : undefined
  const block: PageBlock = {
    id: `${prefix}-1`,
    role: 'advertisement',
    boxes: [box],
    text,
    ...(rows && { paragraphs: rows }),
  }
  return {
    type: isClassified ? 'classifieds' : 'advertisement',
    box,
    rects: [box],
    blocks: text ? [block] : [],
    language: languageOf(text),
    provenance: 'pdf',
    confidence: Math.min(0.98, 0.6 + score / 3),
    opensAs: 'image',
  }
}

const rowText = ({ lines }: { lines: readonly Line[] }) => joinLines(lines.map(({ text }) => text))

/** The running head, the foot line and the index are in no story. */
function furnitureOf(
  { furniture, page }: PageParts,
  rests: readonly Piece[][],
  labels: readonly TurnedLine[],
): PageBlock[] {
  const middle = (page.top + page.bottom) / 2
  const imprints = rests.map(linesOf).filter(isImprint)
  const groups = [
    ['folio', furniture.filter(({ box }) => box.top < middle)],
    ['imprint', [...furniture.filter(({ box }) => box.top >= middle), ...imprints.flat()]],
    ['index', rests.filter(isIndex).flatMap(linesOf)],
  ] as const
  const blocks = groups.flatMap(([role, lines]): PageBlock[] => {
    if (lines.length === 0) return []
    const box = percentOf(hullOf(lines.map((line) => line.box)), page)
    return [{ id: role, role, boxes: [box], text: joinLines(lines.map(({ text }) => text)) }]
  })
  const turned = labels.map(({ text, box }, index): PageBlock => {
    return { id: `folio-${index + 2}`, role: 'folio', boxes: [percentOf(box, page)], text }
  })
  return [...blocks, ...turned]
}
