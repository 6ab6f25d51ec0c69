import type { IssueKey, Release } from '#domain/access.ts'
import { checkOrder } from '#press/check/check-issue.ts'
import { checkWholeIssue } from '#press/check/check-pages.ts'
import { readKnownIssue } from '#press/check/known-issue.ts'
import type { PageFinding } from '#press/check/page-finding.ts'
import { sectionOptions } from '#press/check/page-plan.ts'
import type { GatheredPages } from '#press/gather-pages.ts'
import type { PageTask } from '#press/page-task.ts'
import type { Press } from '#press/publish.ts'
import type { ReleaseTimes } from '#press/release-times.ts'
import { assignSections } from '#press/sections.ts'
import { planFromOption } from './page-plan.ts'

export interface CheckOptions extends ReleaseTimes {
  publisher?: string | undefined
  section?: string[]
  /** The number of pages, or the file of the page plan. */
  plan?: string
}

interface CheckedIssue {
  pages: PageTask[]
  findings: PageFinding[]
}

/** Assigns the sections, and checks everything that can be known before a page is made. */
export async function checkIssue(
  press: Press,
  { key, release }: { key: IssueKey; release: Release },
  gathered: GatheredPages,
  options: CheckOptions,
): Promise<CheckedIssue> {
  const { files } = gathered
  const plan =
    options.plan === undefined ? undefined : (await planFromOption(options.plan))(key.edition)
  const jackets = files.filter(({ printedNo }) => printedNo === 0).length
  const sections = [...(options.section ?? []), ...(plan ? sectionOptions(plan, jackets) : [])]
  const pages = assignSections(gathered.pages, sections)
  const known = await readKnownIssue(press.db, key, plan)
  const findings = [
    ...checkOrder({
      ...{ key, release, now: press.now() },
      times: options,
      isPublished: known.shownPages !== undefined,
    }),
    ...checkPackage(gathered, key, options),
    ...gathered.findings,
    ...checkWholeIssue(files, pages, known),
  ]
  return { pages, findings }
}

/** Compares what the package says about itself with the options. */
function checkPackage(
  { says }: GatheredPages,
  key: IssueKey,
  options: CheckOptions,
): PageFinding[] {
  const question = (code: PageFinding['code'], says: string, typed: string): PageFinding => ({
    code,
    severity: 'question',
    sentence: `The package is of ${says}, and the command says ${typed}. It would be published as ${key.publisher} ${key.date} edition ${key.edition}.`,
  })
  const { publisher, date, edition } = says
  return [
    // PV is the default of the option, so that only DH shows what was typed.
    ...(publisher && options.publisher === 'DH' && publisher !== 'DH'
      ? [question('title', publisher, '--publisher DH')]
      : []),
    ...(date && date !== key.date ? [question('date', date, `--date ${key.date}`)] : []),
    ...(edition && edition !== key.edition
      ? [question('edition', `edition ${edition}`, `--edition ${key.edition}`)]
      : []),
  ]
}
