import { readFile } from 'node:fs/promises'
import { correctRegions } from '#press/correct-regions.ts'
import { PressError } from '#press/press-error.ts'
import type { Press } from '#press/publish.ts'
import { parseRegions, regionsAsText } from '#press/regions-file.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import type { Output } from '../output.ts'
import { type IssueOptions, issueKeyOf, nameOfIssue } from './issue-key.ts'

export interface RegionsOptions extends IssueOptions {
  page: string
  import?: string
}

/** Prints the regions of a page for correction, or publishes corrected ones as a new version. */
export async function correctIssueRegions(
  press: Press,
  issue: string | undefined,
  options: RegionsOptions,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  const shown = await shownVersionOf(press.db, key)
  if (!shown) throw new PressError([`${nameOfIssue(key)} is not published.`])
  const version = await issueVersion(press.db, key, shown)
  const page = version.pages.find(({ pageNo }) => pageNo === Number(options.page))
  if (!page) {
    const pageNumbers = version.pages.map(({ pageNo }) => pageNo).join(', ')
    throw new PressError([`--page must be one of ${pageNumbers}`])
  }
  if (options.import === undefined) {
    // An editor corrects this JSON, so it is printed with and without --json.
    const text = regionsAsText(shown, page.regions)
    return { text, json: JSON.parse(text) }
  }
  const { version: exported, regions } = parseRegions(await readFile(options.import, 'utf8'))
  const { pageNo } = page
  if (exported !== shown) {
    throw new PressError([
      `${options.import} was exported from version ${exported}, and readers see version ${shown} now. Export page ${pageNo} again, and repeat the correction.`,
    ])
  }
  const corrected = await correctRegions(press, { key, version, pageNo, regions })
  return {
    text: `${nameOfIssue(key)}: page ${pageNo} is corrected, published as ${corrected}.`,
    json: { ...key, pageNo, version: corrected },
  }
}
