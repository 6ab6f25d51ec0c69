import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import { correctRegions } from '../correct-regions.ts'
import { PressError } from '../press-error.ts'
import { parseRegions, regionsAsText } from '../regions-file.ts'
import type { Command } from './command.ts'
import { ISSUE_OPTIONS, issueNamed, nameOfIssue } from './issue-options.ts'

const OPTIONS = {
  ...ISSUE_OPTIONS,
  page: { type: 'string' },
  import: { type: 'string' },
} as const

/** Hands out a page's regions for correction, and takes the corrected ones back as a new version. */
export const regionsCommand: Command = async (args, press, terminal) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const { key } = issueNamed(positionals, values)
  const shown = await shownVersionOf(press.db, key)
  if (!shown) throw new PressError([`${nameOfIssue(key)} is not published.`])
  const version = await issueVersion(press.db, key, shown)
  const page = version.pages.find(({ pageNo }) => pageNo === Number(values.page))
  if (!page) {
    const known = version.pages.map(({ pageNo }) => pageNo).join(', ')
    throw new PressError([`--page must be one of ${known}`])
  }
  if (values.import === undefined) {
    terminal.out(regionsAsText(page.regions))
    return true
  }
  const regions = parseRegions(await readFile(values.import, 'utf8'))
  const corrected = await correctRegions(press, { key, version, pageNo: page.pageNo, regions })
  terminal.out(`${nameOfIssue(key)}: page ${page.pageNo} corrected, published as ${corrected}.`)
  return true
}
