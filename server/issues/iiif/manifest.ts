import type { EpaperData, Page, Section } from '#contract/issues.ts'
import { canvasId, type LanguageMap, partsOf, pictureOf, targetOf, titleOf } from './parts.ts'

const CONTEXT = 'http://iiif.io/api/presentation/3/context.json'

/** India has no daylight saving time. */
const MIDNIGHT = 'T00:00:00+05:30'

export interface IiifIssue {
  /** The name of the newspaper. */
  title: string
  language: 'kn' | 'en'
  /** The data that the caller may see. The manifest contains nothing else. */
  data: EpaperData
}

interface IiifAddresses {
  /** The manifest's address without `/manifest.json`. The ids of its parts begin with it. */
  base: string
  /** The address of the issue's files, signed if necessary; ends in a slash. */
  files: string
  /** The issue in our own reader. */
  homepage: string
  collection: string
}

/** The publisher's statement and rights, which viewers show with every page. */
interface IiifTerms {
  requiredStatement: { label: LanguageMap; value: LanguageMap }
  /** The address of a Creative Commons licence or of a statement at rightsstatements.org. */
  rights?: string
}

/** An issue as a manifest of IIIF Presentation 3. */
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

/** An issue in a list. */
interface IiifHead extends Pick<IiifIssue, 'title' | 'language'> {
  edition: Pick<EpaperData['edition'], 'date' | 'edition_name'>
}

/** The issues of an edition, newest first. */
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

const THUMB_WIDTH = 240
const PREVIEW_WIDTH = 40

interface CanvasAddresses {
  base: string
  files: string
}

/** One page. A locked page has only its preview. */
function canvasOf(page: Page, language: string, { base, files }: CanvasAddresses) {
  const id = canvasId(base, page)
  const thumbWidth = page.locked ? PREVIEW_WIDTH : THUMB_WIDTH
  const images = page.locked ? [] : page.images
  const largest = images.toSorted((one, other) => other.width - one.width)[0]
  const shown = largest ?? { file: page.image, width: PREVIEW_WIDTH }
  const painting = {
    id: `${id}/painting/image`,
    type: 'Annotation',
    motivation: 'painting',
    body: pictureOf(files + shown.file, shown.width, page),
    target: id,
  }
  return {
    id,
    type: 'Canvas',
    label: { [language]: [page.displayName] },
    width: page.width,
    height: page.height,
    thumbnail: [pictureOf(files + page.imgThumbFile, thumbWidth, page)],
    items: [{ id: `${id}/painting`, type: 'AnnotationPage', items: [painting] }],
    ...(!page.locked && page.articles.length > 0 && { annotations: [tagsOf(page, id, language)] }),
  }
}

function tagsOf(page: Page, canvas: string, language: string) {
  return {
    id: `${canvas}/articles`,
    type: 'AnnotationPage',
    items: page.articles.map((article, index) => ({
      id: `${canvas}/articles/${encodeURIComponent(article.id)}`,
      type: 'Annotation',
      motivation: 'tagging',
      body: {
        type: 'TextualBody',
        format: 'text/plain',
        language,
        value: titleOf(article, index, page),
      },
      target: targetOf(canvas, article, page),
    })),
  }
}

/** Ranges of sections, open pages and their articles. */
function rangesOf(sections: readonly Section[], language: string, base: string) {
  const range = (name: string, label: string, items: readonly object[]) => ({
    id: `${base}/range/${name}`,
    type: 'Range',
    label: { [language]: [label] },
    items,
  })
  return sections.flatMap(({ name, pages }, index) => {
    const open = pages.filter(({ locked }) => !locked)
    if (open.length === 0) return []
    const pageRanges = open.map((page) => {
      const canvas = canvasId(base, page)
      const articles = page.articles.map((article, at) => {
        const parts = partsOf(canvas, article, page).map((id) => ({ id, type: 'Canvas' }))
        const place = `p${page.pageNo}/${encodeURIComponent(article.id)}`
        return range(place, titleOf(article, at, page), parts)
      })
      return range(`p${page.pageNo}`, page.displayName, [
        { id: canvas, type: 'Canvas' },
        ...articles,
      ])
    })
    return [range(`section-${index + 1}`, name, pageRanges)]
  })
}
