import { hullOf } from '#domain/page-boxes.ts'
import { onPage } from './boxes.ts'
import type { EditionManifest } from './edition-manifest.ts'
import type { PackageFiles } from './file-faults.ts'
import { pageFileOf } from './package-file.ts'
import type { PackagedAd, PackagedArticle, PackagedIssue, PackagedPage } from './packaged-issue.ts'
import { paragraphsOf } from './text-of-html.ts'

type SectionName = EditionManifest['sections'][number]['name']
type PageEntry = EditionManifest['sections'][number]['pages'][number]

/** Builds the issue from a valid manifest. */
export function issueFrom(
  { sections, format: _, ...head }: EditionManifest,
  files: PackageFiles,
): PackagedIssue {
  const pages = sections.flatMap((section) =>
    section.pages.map((page) => pageFrom(page, section.name, files)),
  )
  pages.sort((one, other) => one.number - other.number)
  return { ...head, format: 'edition', pages, notes: [] }
}

function pageFrom(page: PageEntry, section: SectionName, files: PackageFiles): PackagedPage {
  const file = pageFileOf(files.facts.get(page.file))
  return {
    number: page.number,
    name: page.name.en,
    name_kn: page.name.kn,
    section: section.en,
    section_kn: section.kn,
    ...(file && { file }),
    content: {
      articles: page.articles.map((article) => articleFrom(article, files)),
      ads: page.ads.map((ad) => adFrom(ad, files)),
    },
  }
}

function articleFrom(
  { html: path, boxes, title, ...rest }: PageEntry['articles'][number],
  { texts }: PackageFiles,
): PackagedArticle {
  const html = texts.get(path) ?? ''
  const pieces = boxes.map(onPage)
  return {
    ...rest,
    headline: title,
    html,
    paragraphs: paragraphsOf(html),
    box: hullOf(pieces),
    pieces,
    provenance: 'package',
    confidence: 1,
  }
}

function adFrom(
  { id, boxes, image }: PageEntry['ads'][number],
  { facts }: PackageFiles,
): PackagedAd {
  const pieces = boxes.map(onPage)
  const file = image === undefined ? undefined : pageFileOf(facts.get(image))
  return {
    id,
    box: hullOf(pieces),
    pieces,
    ...(file && { image: file.path }),
    text: '',
    confidence: 1,
  }
}
