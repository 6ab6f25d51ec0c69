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
      for (const [story, parts] of byFile.get(file) ?? []) {
        const onPage = findParts(story, parts, page, regions.faults)
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
  faults: string[],
): StoryOnPage {
  const found: StoryOnPage = { story, parts: [], pieces: [] }
  for (const part of wanted) {
    const block = page.blocks.get(part.block)
    const who = `${story.kind === 'ad' ? 'advertisement' : 'article'} ${printable(story.id)}`
    if (!block) {
      faults.push(
        `${who} refers to block ${printable(part.block)}, which its text file does not contain`,
      )
      continue
    }
    const place = placeOf(block, page)
    if (!place) faults.push(`${who} has a block outside the page (${printable(part.block)})`)
    else found.pieces.push(place)
    found.parts.push({ ...part, block })
  }
  return found
}
