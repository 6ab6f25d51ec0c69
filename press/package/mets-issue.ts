import { join } from 'node:path'
import { IssueDate } from '#contract/issue-date.ts'
import { isKnownLanguage } from './language-of.ts'
import { PAGE_COUNT_LIMIT } from './limits.ts'
import type { Mets } from './mets.ts'
import { readMetsPage } from './mets-page.ts'
import { pagesOf } from './mets-pages.ts'
import { regionsByPage } from './mets-regions.ts'
import { type Story, storiesOf } from './mets-stories.ts'
import { faultsIn } from './package-faults.ts'
import { type FileFact, pageFileOf } from './package-file.ts'
import type { OutlinePage } from './package-outline.ts'
import type { PackagedPage, PackageReading } from './packaged-issue.ts'
import { readMets } from './read-mets.ts'

/** METS does not have sections of pages. */
const SECTION = 'Main'

/** Reads a METS/ALTO package; `folder` is a real path. */
export async function readMetsPackage(folder: string, file: string): Promise<PackageReading> {
  const reading = await readMets(join(folder, file))
  if ('fault' in reading) return { kind: 'invalid', faults: [`${file} ${reading.fault}`] }
  const { mets } = reading
  const listed = pagesOf(mets)
  if (listed.length === 0) return { kind: 'invalid', faults: [`${file} lists no pages`] }
  if (listed.length > PAGE_COUNT_LIMIT) {
    const fault = `${listed.length} pages: an issue has at most ${PAGE_COUNT_LIMIT}`
    return { kind: 'invalid', faults: [fault] }
  }

  const stories = storiesOf(mets)
  if (!stories) return { kind: 'invalid', faults: [`${file} has too many text blocks`] }
  const regionsOf = regionsByPage(stories)
  const pages: PackagedPage[] = []
  const outline: OutlinePage[] = []
  const facts = new Map<string, FileFact>()
  let faults: string[] = []
  let notes = notesOn(mets, stories)

  for (const { number, name, ...page } of listed) {
    const onDisk = await readMetsPage(folder, { number, name, ...page }, mets.files)
    const { articles, ads, faults: regionFaults } = regionsOf(number, onDisk.texts)
    const { picture } = onDisk
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
    pages.push({ number, name, section: SECTION, ...(printed && { file: printed }), content })
  }

  const all = [...faults, ...faultsIn({ pages: outline }, { facts, texts: new Map() })]
  if (all.length > 0) return { kind: 'invalid', faults: all }
  const date = dateOf(mets)
  return { kind: 'valid', issue: { format: 'mets', ...(date && { date }), pages, notes } }
}

function notesOn(mets: Mets, stories: Story[]): string[] {
  const placeless = stories.filter((story) => story.parts.length === 0)
  const languages = new Set(stories.map((story) => story.language))
  const foreign = [...languages].filter((code) => code !== undefined && !isKnownLanguage(code))
  return [
    ...(stories.some((story) => story.kind === 'article')
      ? []
      : ['no articles are marked in the METS file: the pages have no article regions']),
    ...placeless.map(({ kind, title, id }) => `${kind} ${title || id} has no position on any page`),
    ...(foreign.length > 0
      ? [`articles in ${foreign.join(', ')} are treated as Kannada or English, by their script`]
      : []),
    ...(dateOf(mets) ? [] : ['the METS file does not give the date of the issue']),
  ]
}

function dateOf({ descriptions, label }: Mets): IssueDate | undefined {
  const dates = [...descriptions.values()].map((description) => description.date)
  for (const text of [...dates, /\d{4}-\d{2}-\d{2}/.exec(label)?.[0]]) {
    const date = IssueDate.safeParse(text)
    if (date.success) return date.data
  }
  return undefined
}
