import { BLOCK_COUNT_LIMIT } from './limits.ts'
import { divsIn, type Mets, type MetsDiv } from './mets.ts'
import { pageDivsOf } from './mets-pages.ts'

export type Role = 'title' | 'kicker' | 'standfirst' | 'byline' | 'dateline' | 'body'

/** An area of a page and its role in the article. */
export interface StoryPart {
  file: string
  begin: string
  end?: string
  role: Role
  /** Continues the paragraph of the previous part in the next column. */
  runsOn?: boolean
}

/** An article or advertisement on one or more pages. */
export interface Story {
  kind: 'article' | 'ad'
  id: string
  title: string
  language?: string
  parts: StoryPart[]
}

const ARTICLES = new Set(['ARTICLE', 'NEWSARTICLE', 'NEWSPAPERARTICLE', 'OBITUARY', 'EDITORIAL'])
const ADS = new Set(['ADVERTISEMENT', 'ADVERTISMENT', 'ADVERT', 'AD', 'CLASSIFIED'])

const ROLES = new Map<string, Role>([
  ['HEADING', 'title'],
  ['HEADLINE', 'title'],
  ['TITLE', 'title'],
  ['OVERLINE', 'kicker'],
  ['KICKER', 'kicker'],
  ['SUBHEADLINE', 'standfirst'],
  ['SUBTITLE', 'standfirst'],
  ['STANDFIRST', 'standfirst'],
  ['AUTHOR', 'byline'],
  ['BYLINE', 'byline'],
  ['DATELINE', 'dateline'],
  ['BODY', 'body'],
  ['PARAGRAPH', 'body'],
])

/** Divs that are one paragraph, even if it runs through several columns. */
const ONE_PARAGRAPH = new Set(['PARAGRAPH', 'TEXT'])

/**
 * Articles and advertisements in reading order, with their nested and linked blocks. Undefined if
 * there are more blocks than the limit.
 */
export function storiesOf(mets: Mets): Story[] | undefined {
  const divsLinkedTo = divsInsidePages(mets)
  const stories: Story[] = []
  let blocks = 0
  for (const div of mets.structures.flatMap(({ root }) => divsIn(root))) {
    const kind = kindOf(div)
    if (!kind) continue
    const parts = partsOf(div, mets.links, divsLinkedTo)
    blocks += parts.length
    if (blocks > BLOCK_COUNT_LIMIT) return undefined
    stories.push({
      kind,
      ...describe(div, mets.descriptions, `${kind}-${stories.length + 1}`),
      parts,
    })
  }
  return stories
}

/** Resolves a link to the divs with blocks inside a page, never to a whole page. */
function divsInsidePages(mets: Mets): (id: string) => MetsDiv[] {
  const inside = new Map<string, MetsDiv>()
  for (const page of pageDivsOf(mets)) {
    for (const div of page.children.flatMap(divsIn)) if (div.id) inside.set(div.id, div)
  }
  const found = new Map<string, MetsDiv[]>()
  return (id) => {
    const div = inside.get(id)
    if (!div) return []
    const divs = found.get(id) ?? divsIn(div).filter(({ areas }) => areas.length > 0)
    found.set(id, divs)
    return divs
  }
}

function partsOf(
  div: MetsDiv,
  links: Mets['links'],
  divsLinkedTo: (id: string) => MetsDiv[],
): StoryPart[] {
  const parts = new Map<string, StoryPart>()
  const add = (part: MetsDiv, role: Role) => {
    for (const [index, { file, begin, end }] of part.areas.entries()) {
      const runsOn = index > 0 && ONE_PARAGRAPH.has(part.type)
      const place = `${file} ${begin} ${end}`
      if (begin === undefined || parts.has(place)) continue
      parts.set(place, { file, begin, ...(end && { end }), role, ...(runsOn && { runsOn }) })
    }
  }
  const visit = (part: MetsDiv, inherited: Role) => {
    const role = roleOf(part) ?? inherited
    add(part, role)
    for (const id of new Set((part.id ? links.get(part.id) : undefined)?.flat())) {
      for (const linked of divsLinkedTo(id)) add(linked, roleOf(linked) ?? role)
    }
    for (const child of part.children) if (kindOf(child) === undefined) visit(child, role)
  }
  visit(div, 'body')
  return [...parts.values()]
}

/** The British Library writes the role of a `pagearea` in its label. */
function roleOf({ type, label = '' }: MetsDiv): Role | undefined {
  return ROLES.get(type === 'PAGEAREA' ? label.toUpperCase() : type)
}

function describe(div: MetsDiv, descriptions: Mets['descriptions'], fallbackId: string) {
  const found = div.descriptions.map((id) => descriptions.get(id))
  const language = found.find((description) => description?.language)?.language
  return {
    id: fileNameFrom(div.id) ?? fallbackId,
    title: div.label ?? found.find((description) => description?.title)?.title ?? '',
    ...(language && { language }),
  }
}

function kindOf({ type }: MetsDiv): Story['kind'] | undefined {
  if (ARTICLES.has(type)) return 'article'
  return ADS.has(type) ? 'ad' : undefined
}

function fileNameFrom(id: string | undefined): string | undefined {
  return (
    id
      ?.replace(/[^\w.-]/g, '-')
      .replace(/^[^A-Za-z\d]+/, '')
      .slice(0, 60) || undefined
  )
}
