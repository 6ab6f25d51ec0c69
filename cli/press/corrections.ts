import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { CorrectionStep } from '#contract/desk/correction-steps.ts'
import { newDraft } from '#domain/corrections/draft.ts'
import { reportOf } from '#domain/corrections/report.ts'
import { truePage } from '#domain/corrections/true-page.ts'
import { filesOfVersion } from '#press/corrected-version.ts'
import { readModel } from '#press/page-model-file.ts'
import { PressError } from '#press/press-error.ts'
import type { Press } from '#press/publish.ts'
import { publishCorrections } from '#press/publish-corrections.ts'
import { applySteps } from '#store/corrections/apply-steps.ts'
import { pairsOf } from '#store/corrections/pairs.ts'
import { pageFiles } from '#store/issue-files.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { readPageWords } from '#store/page-words.ts'
import type { Output } from '../output.ts'
import { type IssueOptions, issueKeyOf, nameOfIssue } from './issue-key.ts'

export interface CorrectOptions extends IssueOptions {
  page: string
  steps: string
}

/** Applies steps of a file to a page, as the desk does, and publishes all corrections of the issue. */
export async function correctIssue(
  press: Press,
  issue: string | undefined,
  { page: number, steps: file, ...options }: CorrectOptions,
  user: string,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  const version = await shownVersionOf(press.db, key)
  if (!version) throw new PressError([`${nameOfIssue(key)} is not published.`])
  const pageNo = Number(number)
  const files = await filesOfVersion(press, key, version)
  const model = files.byPage.has(pageNo) ? await readModel(files, pageNo) : undefined
  if (!model) throw new PressError([`${nameOfIssue(key)} has no page ${number} with a model.`])
  const parsed = z.array(CorrectionStep).safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (parsed.error) throw new PressError([`${file}: ${z.prettifyError(parsed.error)}`])
  const refused = await applySteps(press.db, {
    page: { key, pageNo },
    steps: parsed.data,
    base: {
      version,
      mark: files.checksums.get(pageFiles(pageNo).model)?.sha256 ?? '',
      draft: newDraft({ pageNo, baseVersion: version }, model),
    },
    words: await readPageWords(press.assets, files.folder, pageNo),
    check: () => undefined,
    author: { staffId: `command:${user}`, now: press.now() },
  })
  if (refused) {
    const why = refused.kind === 'invalid' ? refused.why : 'a story is not as the step expects it'
    throw new PressError([`Step ${refused.id} was refused: ${why}. Nothing after it was applied.`])
  }
  const corrected = await publishCorrections(press, key)
  return {
    text: `${nameOfIssue(key)}: page ${pageNo} is corrected, published as ${corrected}.`,
    json: { ...key, pageNo, version: corrected },
  }
}

/** Prints the corrected pages of an issue as a truth for the benchmark of regions. */
export async function exportCorrections(
  press: Press,
  issue: string | undefined,
  options: IssueOptions,
): Promise<Output> {
  const pairs = await pairsOf(press.db, issueKeyOf(issue, options))
  // The newest pair of a page has all corrections.
  const newest = new Map(pairs.map(({ pageNo, after }) => [pageNo, after]))
  const pages = [...newest]
    .sort(([one], [other]) => one - other)
    .map(([pageNo, stories]) => truePage(pageNo, stories))
  return { text: JSON.stringify(pages, null, 2), json: pages }
}

/** Counts what people corrected in all issues. */
export async function reportCorrections(press: Press): Promise<Output> {
  const report = reportOf(await pairsOf(press.db))
  const lines = [
    `pages corrected: ${report.pages}`,
    ...Object.entries(report.acts).map(([act, count]) => `act ${act}: ${count}`),
    ...Object.entries(report.doubts).map(
      ([doubt, { stories, corrected }]) => `doubt ${doubt}: ${corrected} of ${stories} corrected`,
    ),
    ...Object.entries(report.types).map(([type, count]) => `type ${type}: ${count} changed`),
  ]
  return { text: lines.join('\n'), json: report }
}
