import type { EpaperData } from '#contract/issues.ts'
import { canvasOf } from './canvas.ts'
import type { LanguageMap } from './parts.ts'
import { rangesOf } from './ranges.ts'

const CONTEXT = 'http://iiif.io/api/presentation/3/context.json'

/** India keeps one offset all year. */
const MIDNIGHT = 'T00:00:00+05:30'

export interface IiifIssue {
  /** The newspaper's. */
  title: string
  language: 'kn' | 'en'
  /** What the caller may read of it. Nothing else goes into the manifest. */
  data: EpaperData
}

export interface IiifAddresses {
  /** The manifest's own, without `/manifest.json`; everything in it is named below. */
  base: string
  /** Where the issue's files lie, signed if they must be; ends in a slash. */
  files: string
  /** The issue in our own reader. */
  homepage: string
  collection: string
}

/** What a publisher wants to be said beside every page. */
export interface IiifTerms {
  requiredStatement: { label: LanguageMap; value: LanguageMap }
  /** The address of a Creative Commons licence or of a statement at rightsstatements.org. */
  rights?: string
}

/** An issue for viewers that speak IIIF Presentation 3. */
export function manifestOf(issue: IiifIssue, addresses: IiifAddresses, terms: IiifTerms) {
  const { data, language } = issue
  const canvases = data.sections
    .flatMap(({ pages }) => pages)
    .map((page) => canvasOf(page, language, addresses))
  const structures = rangesOf(data.sections, language, addresses.base)
  return {
    '@context': CONTEXT,
    ...manifestHead({ ...issue, edition: data.edition }, addresses.base),
    ...terms,
    behavior: ['individuals'],
    thumbnail: canvases[0]?.thumbnail ?? [],
    homepage: [
      {
        id: addresses.homepage,
        type: 'Text',
        label: labelOf({ ...issue, edition: data.edition }),
        format: 'text/html',
      },
    ],
    partOf: [{ id: addresses.collection, type: 'Collection' }],
    items: canvases,
    ...(structures.length > 0 && { structures }),
  }
}

/** What is told of an issue in a list. */
export interface IiifHead extends Pick<IiifIssue, 'title' | 'language'> {
  edition: Pick<EpaperData['edition'], 'date' | 'edition_name'>
}

/** The issues of an edition, the newest first. */
export function collectionOf(
  { address, label }: { address: string; label: LanguageMap },
  issues: readonly { issue: IiifHead; base: string }[],
) {
  const newestFirst = issues.toSorted((one, other) =>
    other.issue.edition.date.localeCompare(one.issue.edition.date),
  )
  return {
    '@context': CONTEXT,
    id: address,
    type: 'Collection',
    label,
    items: newestFirst.map(({ issue, base }) => manifestHead(issue, base)),
  }
}

function manifestHead(issue: IiifHead, base: string) {
  return {
    id: `${base}/manifest.json`,
    type: 'Manifest',
    label: labelOf(issue),
    navDate: issue.edition.date + MIDNIGHT,
  }
}

function labelOf({ title, language, edition }: IiifHead): LanguageMap {
  return { [language]: [`${title}, ${edition.edition_name}, ${edition.date}`] }
}
