import type { PageReference } from '#contract/issues.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'

interface PlacedRegion {
  page: PressedPage
  region: PressedRegion
}

/**
 * Finds the page and, if possible, the article of each reference between the pages of an issue. A continuation is
 * linked in both directions, also if only one of its ends is printed.
 */
export function linkReferences<Page extends PressedPage>(pages: readonly Page[]): Page[] {
  const articles = pages.flatMap((page) =>
    page.regions.filter(({ kind }) => kind === 'article').map((region) => ({ page, region })),
  )
  const linked = new Map<PressedRegion, PageReference[]>()
  const add = ({ region }: PlacedRegion, reference: PageReference) => {
    const others = (linked.get(region) ?? []).filter(
      ({ kind, page }) => kind !== reference.kind || page !== reference.page,
    )
    linked.set(region, [...others, reference])
  }
  const join = (start: PlacedRegion, end: PlacedRegion) => {
    add(start, referenceTo('continues-on', end))
    add(end, referenceTo('continued-from', start))
  }
  const isLinked = ({ region }: PlacedRegion, kind: PageReference['kind']) =>
    linked.get(region)?.some((reference) => reference.kind === kind && reference.article) ?? false

  for (const article of articles) {
    for (const { kind, page: number, article: chosen } of article.region.pageReferences ?? []) {
      const page = pages.find((one) => printedNumber(one) === number)
      if (!page || page === article.page || isLinked(article, kind)) continue
      const targets = articles.filter((target) => target.page === page)
      const opposite = kind === 'continues-on' ? 'continued-from' : 'continues-on'
      const target =
        targets.find(({ region }) => region.id === chosen) ??
        (kind === 'see'
          ? similarTo(article, targets)
          : otherEnd(
              article,
              targets.filter((one) => !isLinked(one, opposite)),
              opposite,
            ))
      if (!target) add(article, { kind, page: number, pageNo: page.pageNo })
      else if (kind === 'continues-on') join(article, target)
      else if (kind === 'continued-from') join(target, article)
      else add(article, referenceTo(kind, target))
    }
  }
  return pages.map((page) => ({
    ...page,
    regions: page.regions.map(({ pageReferences, ...region }, index) => {
      const references = page.regions[index] && linked.get(page.regions[index])
      return references ? { ...region, pageReferences: references } : region
    }),
  }))
}

function referenceTo(kind: PageReference['kind'], { page, region }: PlacedRegion): PageReference {
  return { kind, page: printedNumber(page), pageNo: page.pageNo, article: region.id }
}

/** The page number that is printed on the page: jackets, which are numbered 0, do not count. */
function printedNumber({ displayName, pageNo }: PressedPage): number {
  return Number(/^\d+/.exec(displayName)?.[0] ?? pageNo)
}

/** The other part of a continued article: preferably one that refers back, with a similar headline. */
function otherEnd(
  article: PlacedRegion,
  targets: readonly PlacedRegion[],
  opposite: PageReference['kind'],
): PlacedRegion | undefined {
  const referring = targets.filter(({ region }) =>
    region.pageReferences?.some(
      ({ kind, page }) => kind === opposite && page === printedNumber(article.page),
    ),
  )
  const similar = similarTo(article, referring) ?? similarTo(article, targets)
  if (similar) return similar
  return referring.length === 1 ? referring[0] : targets.length === 1 ? targets[0] : undefined
}

/** Of the words in the shorter headline. */
const LEAST_SHARE = 0.5

/** The target with the most similar headline, if it is similar enough. */
function similarTo(
  { region }: PlacedRegion,
  targets: readonly PlacedRegion[],
): PlacedRegion | undefined {
  const words = contentWords(region.title)
  const scored = targets.map((target) => ({
    target,
    share: shareOf(words, contentWords(target.region.title)),
  }))
  const [best] = scored.toSorted((one, other) => other.share - one.share)
  return best && best.share >= LEAST_SHARE ? best.target : undefined
}

function shareOf(one: readonly string[], other: readonly string[]): number {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one]
  const common = fewer.filter((word) => more.some((each) => isSameWord(word, each)))
  return fewer.length === 0 ? 0 : common.length / fewer.length
}

/** Kannada adds endings to words: 'ಕೆರೆ' and 'ಕೆರೆಯ' are the same. */
function isSameWord(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}

/** Characters; shorter words are articles and prepositions. */
const LEAST_LETTERS = 4

function contentWords(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length >= LEAST_LETTERS)
}
