import { IssueDate } from '#contract/issue-date.ts'
import { isKnownLanguage } from './language-of.ts'
import { isText, pagesOf } from './mets-pages.ts'
import type { MetsSource } from './mets-sources.ts'
import type { Story } from './mets-stories.ts'
import { explainMissing } from './missing-file.ts'
import { inspectFile } from './package-file.ts'

/** Hints for the editor that do not prevent publishing. `folder` is a real path. */
export async function notesOn(
  folder: string,
  source: MetsSource,
  stories: readonly Story[],
): Promise<string[]> {
  const placeless = stories.filter((story) => story.parts.length === 0)
  const languages = new Set(stories.map((story) => story.language))
  const foreign = [...languages].filter((code) => code !== undefined && !isKnownLanguage(code))
  const hasArticles = stories.some((story) => story.kind === 'article')
  return [
    ...(hasArticles ? [] : await noArticles(folder, source)),
    ...placeless.map(({ kind, title, id }) => `${kind} ${title || id} has no position on any page`),
    ...(foreign.length > 0
      ? [`articles in ${foreign.join(', ')} are treated as Kannada or English, by their script`]
      : []),
    ...(dateOf(source) ? [] : ['the METS file does not give the date of the issue']),
  ]
}

/** The articles may be in a file that was not delivered. */
async function noArticles(folder: string, { file, mets }: MetsSource): Promise<string[]> {
  const notes = ['no articles are marked in the METS file: the pages have no article regions']
  const inPages = new Set(pagesOf(mets).flatMap(({ texts }) => texts))
  for (const [path, listed] of mets.files) {
    if (!isText(listed) || inPages.has(path)) continue
    const fact = await inspectFile(folder, path)
    if (fact.kind === 'found') continue
    const use = listed.use ? ` as ${listed.use}` : ''
    notes.push(`${file} lists a file${use}: ${await explainMissing(folder, path, fact)}`)
  }
  return notes
}

export function dateOf({ mets, parts }: MetsSource): IssueDate | undefined {
  const dates = [mets, ...parts].flatMap(({ descriptions, label }) => [
    ...[...descriptions.values()].map((description) => description.date ?? ''),
    /\d{4}-\d{2}-\d{2}/.exec(label)?.[0] ?? '',
  ])
  for (const text of dates) {
    const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
    const date = IssueDate.safeParse(year ? `${year}-${month}-${day}` : text)
    if (date.success) return date.data
  }
  return undefined
}
