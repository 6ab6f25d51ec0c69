import { findRange } from './alto-range.ts'
import { adFrom, articleFrom, placeOf, type StoryOnPage } from './alto-regions.ts'
import type { ColumnEnd } from './alto-text.ts'
import type { Story, StoryPart } from './mets-stories.ts'
import { printable } from './package-file.ts'
import type { PackagedAd, PackagedArticle } from './packaged-issue.ts'
import type { AltoPage } from './read-alto.ts'

interface Regions {
  articles: PackagedArticle[]
  ads: PackagedAd[]
  faults: string[]
}

/**
 * Returns a function that gives the regions of a page; call it for each page in order. It keeps only
 * the state of stories that continue on later pages, so the text of a page can be released.
 */
export function regionsByPage(
  stories: readonly Story[],
): (number: number, texts: ReadonlyMap<string, AltoPage>) => Regions {
  const started = new Map<Story, { id: string; headline: string; end: ColumnEnd }>()
  const byFile = partsByFile(stories)

  return (number, texts) => {
    const regions: Regions = { articles: [], ads: [], faults: [] }
    for (const [file, page] of texts) {
      const faults: PartFaults = { unknown: [], others: [] }
      for (const [story, parts] of byFile.get(file) ?? []) {
        const onPage = findParts(story, parts, page, faults)
        if (onPage.pieces.length === 0) continue
        const earlier = started.get(story)
        const id = earlier ? `${story.id}-p${number}` : story.id
        if (story.kind === 'ad') {
          regions.ads.push(adFrom(onPage, id))
          started.set(story, { id, headline: '', end: 'clean' })
          continue
        }
        const { article, end } = articleFrom(onPage, id, earlier?.end)
        const { headline, id: continues } = earlier ?? article
        regions.articles.push(earlier ? { ...article, headline, continues } : article)
        started.set(story, { id: continues, headline, end })
      }
      regions.faults.push(...unknownIds(file, page, faults.unknown), ...faults.others)
    }
    return regions
  }
}

function partsByFile(stories: readonly Story[]): Map<string, Map<Story, StoryPart[]>> {
  const files = new Map<string, Map<Story, StoryPart[]>>()
  for (const story of stories) {
    for (const part of story.parts) {
      const inFile = files.get(part.file) ?? new Map<Story, StoryPart[]>()
      files.set(part.file, inFile)
      const parts = inFile.get(story)
      if (parts) parts.push(part)
      else inFile.set(story, [part])
    }
  }
  return files
}

function findParts(
  story: Story,
  wanted: readonly StoryPart[],
  page: AltoPage,
  faults: PartFaults,
): StoryOnPage {
  const found: StoryOnPage = { story, parts: [], pieces: [] }
  const who = `${story.kind === 'ad' ? 'advertisement' : 'article'} ${printable(story.id)}`
  for (const part of wanted) {
    const range = findRange(page, part.begin, part.end)
    if (range.kind === 'unknown') faults.unknown.push({ who, id: range.id })
    if (range.kind === 'reversed') faults.others.push(`${who} ${reversed(part)}`)
    if (range.kind !== 'found') continue
    for (const block of range.blocks) {
      const place = placeOf(block, page)
      if (place) found.pieces.push(place)
      else faults.others.push(`${who} has a block outside the page (${printable(part.begin)})`)
      found.parts.push({ ...part, block })
    }
  }
  return found
}

interface PartFaults {
  /** Ids that METS refers to and ALTO does not have. */
  unknown: { who: string; id: string }[]
  others: string[]
}

function reversed({ begin, end = '' }: StoryPart): string {
  return `has an area from ${printable(begin)} to ${printable(end)}, which comes before it`
}

/** One fault for each text file: if the files do not belong together, hundreds of ids are unknown. */
function unknownIds(file: string, page: AltoPage, unknown: PartFaults['unknown']): string[] {
  const [first, ...others] = unknown
  if (!first) return []
  const [block] = page.blocks.keys()
  const [word] = [...page.ranges.keys()].filter((id) => !page.blocks.has(id))
  const known = [block, word].filter((id) => id !== undefined).map(printable)
  const ids = known.length > 0 ? `its ids are like ${known.join(' and ')}` : 'it has no ids'
  const more = others.length > 0 ? ` and ${others.length} more areas to others` : ''
  return [
    `${first.who} refers to ${printable(first.id)}${more}, but ${printable(file)} has no block, line or word ` +
      `with that id (${ids}). ` +
      'Send the ALTO file that was made together with this METS file.',
  ]
}
