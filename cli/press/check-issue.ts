import type { IssueKey, Release } from '#domain/access.ts'
import { checkSentIssue } from '#press/check/check-sent-pages.ts'
import { type SaidFinding, sayFinding } from '#press/check/page-finding.ts'
import type { GatheredPages } from '#press/gather-pages.ts'
import type { PageTask } from '#press/page-task.ts'
import type { Press } from '#press/publish.ts'
import type { ReleaseTimes } from '#press/release-times.ts'
import { planFromOption } from './page-plan.ts'

export interface CheckOptions extends ReleaseTimes {
  publisher?: string | undefined
  section?: string[]
  /** The number of pages, or the file of the page plan. */
  plan?: string
}

interface CheckedIssue {
  pages: PageTask[]
  findings: SaidFinding[]
}

/** Checks an issue, with the page plan and the sections that the command names. */
export async function checkIssue(
  press: Press,
  { key, release }: { key: IssueKey; release: Release },
  gathered: GatheredPages,
  options: CheckOptions,
): Promise<CheckedIssue> {
  const plan =
    options.plan === undefined ? undefined : (await planFromOption(options.plan))(key.edition)
  const sent = { key, release, times: options, sections: options.section ?? [], plan }
  const { pages, findings } = await checkSentIssue(press, sent, gathered)
  return { pages, findings: [...checkPackage(gathered, key, options), ...findings.map(sayFinding)] }
}

/** Compares what the package says about itself with the options. */
function checkPackage(
  { says }: GatheredPages,
  key: IssueKey,
  options: CheckOptions,
): SaidFinding[] {
  const question = (code: SaidFinding['code'], says: string, typed: string): SaidFinding => ({
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
