import { PAGE_COUNT_LIMIT } from './limits.ts'
import { divsIn } from './mets.ts'
import { dateOf, notesOn } from './mets-notes.ts'
import { readMetsPage } from './mets-page.ts'
import { pagesOf } from './mets-pages.ts'
import { regionsByPage } from './mets-regions.ts'
import type { MetsSource } from './mets-sources.ts'
import { type Story, storiesOf } from './mets-stories.ts'
import { faultsIn } from './package-faults.ts'
import { type FileFact, pageFileOf, printable } from './package-file.ts'
import type { OutlinePage } from './package-outline.ts'
import type { PackagedPage, PackageReading } from './packaged-issue.ts'

/** METS does not have sections of pages. */
const SECTION = 'Main'

/** Reads an issue from METS and ALTO; `folder` is a real path. */
export async function readMetsIssue(folder: string, source: MetsSource): Promise<PackageReading> {
  const { file, mets } = source
  const listed = pagesOf(mets)
  if (listed.length === 0) return { kind: 'invalid', faults: [noPages(source)] }
  if (listed.length > PAGE_COUNT_LIMIT) {
    const fault = `${listed.length} pages: an issue has at most ${PAGE_COUNT_LIMIT}`
    return { kind: 'invalid', faults: [fault] }
  }
  const stories = storiesIn(source)
  if (!stories) return { kind: 'invalid', faults: [`${file} has too many text blocks`] }

  const regionsOf = regionsByPage(stories)
  const pages: PackagedPage[] = []
  const outline: OutlinePage[] = []
  const facts = new Map<string, FileFact>()
  let faults: string[] = []
  let notes = [...source.notes, ...(await notesOn(folder, source, stories))]
  for (const { number, name, ...page } of listed) {
    const onDisk = await readMetsPage(folder, { number, name, ...page })
    const { articles, ads, faults: regionFaults } = regionsOf(number, onDisk.texts)
    const { picture, whyNoFile } = onDisk
    const printed = pageFileOf(picture?.fact)
    if (picture) facts.set(picture.path, picture.fact)
    const withPage = (text: string) => `page ${number}: ${text}`
    faults = [...faults, ...onDisk.faults.map(withPage), ...regionFaults.map(withPage)]
    notes = [...notes, ...onDisk.notes.map(withPage)]
    outline.push({
      number,
      ...(picture && { file: picture.path }),
      articles: articles.map(({ id, pieces }) => ({ id, boxes: pieces })),
      ads: ads.map(({ id, pieces }) => ({ id, boxes: pieces })),
    })
    const content = { articles, ads }
    const drawn = printed ? { file: printed } : { ...(whyNoFile && { whyNoFile }) }
    pages.push({ number, name, section: SECTION, ...drawn, content })
  }

  const all = [...faults, ...faultsIn({ pages: outline }, { facts, texts: new Map() })]
  if (all.length > 0) return { kind: 'invalid', faults: all }
  const date = dateOf(source)
  return { kind: 'valid', issue: { format: 'mets', ...(date && { date }), pages, notes } }
}

function storiesIn({ mets, parts }: MetsSource): Story[] | undefined {
  const lists = [mets, ...parts].map(storiesOf)
  return lists.includes(undefined) ? undefined : lists.flatMap((stories) => stories ?? [])
}

function noPages({ file, mets }: MetsSource): string {
  const divs = mets.structures.flatMap(({ root }) => divsIn(root))
  const types = [...new Set(divs.map(({ type }) => type).filter(Boolean))].map(printable)
  const found = types.length > 0 ? `the types ${types.slice(0, 8).join(', ')}` : 'no type'
  return (
    `${file} lists no pages: it has no div of the type PAGE (or TITLE_PAGE, CONTENT_PAGE, ` +
    `ILLUSTRATION_PAGE, ADVERTISEMENT_PAGE) and no ALTO file; its divs have ${found}`
  )
}
