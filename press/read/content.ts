import type { AdContent, ArticleContent, PageContent } from '../page-content.ts'
import { articleOf, percentOf } from './article.ts'
import { type Atom, textAtom } from './atoms.ts'
import { type Block, blocksOf } from './blocks.ts'
import { articleConfidence, panelConfidence } from './confidence.ts'
import type { Cell } from './cut-page.ts'
import { joinLines } from './join-lines.ts'
import type { PageMarks } from './page-marks.ts'
import { type PageParts, partsOf } from './page-parts.ts'
import { advertLikeness } from './panel.ts'
import { byProminence, type RankedRegion } from './prominence.ts'
import { hullOf } from './rect.ts'
import type { Panel } from './rules-and-panels.ts'

/** Minimum number of letters in an article; higher without a headline. */
const MIN_LETTERS = 20
const MIN_LETTERS_WITHOUT_HEADLINE = 150

/** Finds the articles and advertisements of a page, the most prominent first. */
export function contentOf(marks: PageMarks): PageContent {
  const parts = partsOf(marks)
  const articles: RankedRegion<ArticleContent>[] = []
  const ads: RankedRegion<AdContent>[] = []
  for (const cell of parts.cells) {
    for (const atom of cell.atoms) {
      if (atom.kind === 'panel') readPanel(atom.panel, parts, { articles, ads })
    }
    const rest = cell.atoms.filter(({ kind }) => kind !== 'panel')
    const article = articleOutsidePanels(rest, cell, parts)
    if (article) articles.push(article)
  }
  return {
    articles: byProminence(articles, marks.height),
    ads: byProminence(ads, marks.height),
  }
}

function articleOutsidePanels(
  atoms: readonly Atom[],
  cell: Cell,
  { page, body, vocabulary }: PageParts,
): RankedRegion<ArticleContent> | undefined {
  const heads = atoms.filter(({ kind }) => kind === 'headline' || kind === 'title')
  const letters = atoms
    .flatMap((atom) => ('block' in atom ? atom.block.lines : []))
    .reduce((sum, line) => sum + line.letters, 0)
  if (letters < (heads.length > 0 ? MIN_LETTERS : MIN_LETTERS_WITHOUT_HEADLINE)) return undefined
  const box = hullOf(atoms.map((atom) => atom.box))
  const confidence = articleConfidence(atoms, cell)
  const region = articleOf(atoms, { box, page, body, vocabulary, confidence })
  const sizes = heads.map((atom) => (atom.kind === 'headline' ? atom.block.size : 0))
  return { region, top: box.top, size: Math.max(0, ...sizes) }
}

function readPanel(
  panel: Panel,
  { within, pictures, body, vocabulary, page }: PageParts,
  into: { articles: RankedRegion<ArticleContent>[]; ads: RankedRegion<AdContent>[] },
): void {
  const lines = within.get(panel) ?? []
  const likeness = advertLikeness(panel, { lines, pictures, body })
  const confidence = panelConfidence(likeness)
  const { top } = panel.box
  if (likeness > 0) {
    const text = joinLines(lines.map((line) => line.text))
    into.ads.push({ region: { box: percentOf(panel.box, page), text, confidence }, top, size: 0 })
    return
  }
  const blocks = blocksOf(lines, [], body)
  const setting = { box: panel.box, page, body, vocabulary, confidence }
  const region = articleOf(panelAtoms(blocks, body), setting)
  into.articles.push({ region, top, size: 0 })
}

/** In a panel, the largest type is the headline, even if it is small. */
function panelAtoms(blocks: readonly Block[], body: PageParts['body']): Atom[] {
  const largest = Math.max(...blocks.map(({ size }) => size))
  const head = blocks.find(({ size }) => size === largest)
  return blocks.map((block) =>
    block === head
      ? { kind: 'title', box: block.box, block }
      : textAtom(block, { rules: [], blocks: [], body: { ...body, size: largest } }),
  )
}
