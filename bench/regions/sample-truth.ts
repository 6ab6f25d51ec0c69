import type { PageBox } from '#contract/page-model.ts'
import { hullOf } from '#domain/page-boxes.ts'
import type { PrintedPart, PrintedRegion } from './collect-truth.ts'
import type { TrueArticle, TrueBox, TruePage } from './truth.ts'

type Role = NonNullable<TrueArticle['blocks']>[number]['role']
const ROLES: Readonly<Record<string, Role>> = {
  headline: 'headline',
  kicker: 'kicker',
  standfirst: 'strapline',
  byline: 'byline',
  dateline: 'dateline',
  crosshead: 'subhead',
  quote: 'pull quote',
  caption: 'caption',
  credit: 'credit',
  table: 'table',
  puzzle: 'puzzle',
  weather: 'weather',
}

const roleOf = (id: string, part: string): Role =>
  part === 'table' && id.endsWith('-scoreboard') ? 'score' : (ROLES[part] ?? 'body')

/** The kinds of articles by the sort of their region in the sample's layout. */
const KINDS: Readonly<Record<string, NonNullable<TrueArticle['kind']>>> = {
  story: 'story',
  briefs: 'brief',
  letters: 'letter',
  box: 'story',
  table: 'table',
  weather: 'weather',
  sudoku: 'puzzle',
}

/** What a region of the sample is; boxes with the contents and the imprint of the newspaper are no articles. */
function kindOf({ id, sort }: PrintedRegion): string {
  if (id.endsWith('-inside-today')) return 'index'
  return id.endsWith('-imprint') ? 'imprint' : sort
}

/** The truth of a sample page from what the browser measured. Briefs and letters are articles each. */
export function sampleTruth(
  { title, lang }: { title: string; lang: TruePage['lang'] },
  regions: readonly PrintedRegion[],
): TruePage {
  const of = (kind: (name: string) => boolean) => regions.filter((region) => kind(kindOf(region)))
  const groups = regions.filter(({ items }) => items.length > 0)
  return {
    lang,
    feature: title,
    isInOrder: true,
    articles: of((kind) => kind in KINDS).flatMap((region) =>
      region.items.length > 0 ? itemsOf(region) : [articleOf(region)],
    ),
    ads: [
      ...of((kind) => kind === 'ad').map(({ box }) => ({ box: partsOf(box), kind: 'display' })),
      ...of((kind) => kind === 'classifieds').map(({ box, parts }) => ({
        box: partsOf(box),
        kind: 'classifieds',
        rows: parts.filter(({ part }) => part === 'paragraph').map(({ text }) => text),
      })),
    ],
    furniture: [
      ...of((kind) => ['masthead', 'folio', 'index', 'imprint'].includes(kind)).map((region) => ({
        kind: kindOf(region),
        box: partsOf(region.box),
        text: textOf(region.parts),
      })),
      ...groups.map(({ parts }) => ({
        kind: 'section head',
        box: partsOf(hullOf(parts.flatMap(({ boxes }) => boxes))),
        text: textOf(parts),
      })),
    ],
  }
}

function itemsOf({ sort, items }: PrintedRegion): TrueArticle[] {
  return items.map(({ id, parts }) => {
    const box = hullOf(parts.flatMap(({ boxes }) => boxes))
    return { id, ...kindPart(sort), ...textPart(id, parts), box: partsOf(box), tight: partsOf(box) }
  })
}

/** A panel has rules and tints around its text; other stories end with their text and pictures. */
function articleOf({ id, sort, box, parts, pictures }: PrintedRegion): TrueArticle {
  const printed = [...parts.flatMap(({ boxes }) => boxes), ...pictures.map((each) => each.box)]
  const tables = parts.flatMap(({ cells }) => (cells ? [cells] : []))
  return {
    id,
    ...kindPart(sort),
    ...textPart(id, parts),
    box: partsOf(box),
    tight: partsOf(sort === 'story' ? hullOf(printed) : box),
    pictures: pictures.map((picture) => ({ ...picture, box: partsOf(picture.box) })),
    ...(tables.length > 0 && { tables }),
  }
}

const kindPart = (sort: string) => KINDS[sort] && { kind: KINDS[sort] }

function textPart(
  id: string,
  printed: readonly PrintedPart[],
): Pick<TrueArticle, 'headline' | 'text' | 'blocks'> {
  const parts = datelinesFirst(printed)
  return {
    headline: parts.find(({ part }) => part === 'headline')?.text ?? '',
    text: textOf(parts),
    blocks: parts.map(({ part, text, boxes }) => ({
      role: roleOf(id, part),
      text,
      box: partsOf(hullOf(boxes)),
    })),
  }
}

/** The element of a dateline is inside its paragraph: the page lists it after the paragraph. */
function datelinesFirst(parts: readonly PrintedPart[]): PrintedPart[] {
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    if (part.part === 'dateline') return []
    return next?.part === 'dateline' ? [next, part] : [part]
  })
}

const textOf = (parts: readonly PrintedPart[]): string =>
  parts
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n')

const partsOf = ({ left, top, width, height }: PageBox): TrueBox => {
  const part = (percent: number) => Math.round(percent * 1000) / 100_000
  return [part(left), part(top), part(width), part(height)]
}
