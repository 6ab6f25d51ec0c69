import { checkSentPage, pageIn } from '#press/check/check-sent-pages.ts'
import { sayFinding } from '#press/check/page-finding.ts'
import { gatherPages } from '#press/gather-pages.ts'
import type { Press, PublishResult } from '#press/publish.ts'
import { holdPage, publishPages, showHeldPage } from '#press/single-pages.ts'
import { isIssueHeld } from '#store/issues/shown-issue.ts'
import { UsageError } from '../exit-code.ts'
import type { Output } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import { addLaterFiles } from './afterwards.ts'
import { dryRun } from './dry-run.ts'
import { type IssueOptions, issueKeyOf, keyFromOptions, nameOfIssue } from './issue-key.ts'
import { showPageProgress } from './page-progress.ts'
import { heldWords, type PublishOptions } from './publish.ts'
import { stopAtQuestions } from './questions.ts'

/** Replaces one page of a published issue, or adds it. */
export async function publishSinglePage(
  press: Press,
  files: readonly string[],
  options: PublishOptions & { page: string },
  terminal: Terminal,
): Promise<Output> {
  const started = performance.now()
  const pageNo = pageNumber(options.page)
  const gathered = await gatherPages(files)
  const { pages, says } = gathered
  const key = keyFromOptions({
    publisher: says.publisher ?? options.publisher,
    date: options.date ?? says.date,
    edition: options.edition ?? says.edition?.toString(),
  })
  const sent = [{ ...pageIn(pages, pageNo), pageNo }]
  const { files: checkedFiles, findings } = await checkSentPage(press, gathered, { key, pageNo })
  const checked = { files: checkedFiles, findings: findings.map(sayFinding) }
  if (options.dryRun) return dryRun({ key, pages: sent, ...checked, yes: options.yes })
  const stop = await stopAtQuestions(checked.findings, options.yes, terminal)
  if (stop) return stop
  const onStep = showPageProgress(sent, terminal)
  const { version, wasThere, ...result } = await publishPages(press, { key, sent, onStep })
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  const outcome = wasThere
    ? `${nameOfIssue(key)}: page ${pageNo} was published already; nothing changed.`
    : `${nameOfIssue(key)}: page ${pageNo} is published as ${version} in ${seconds} s; the other pages are unchanged.`
  const isHeld = await isIssueHeld(press.db, key)
  const text = [outcome, ...heldWords(isHeld)].join('\n')
  const json = { ...key, pageNo, version, wasThere, pagesMade: result.pagesMade, isHeld, seconds }
  if (!options.afterwards) return { text, json }
  terminal.note(text)
  const later = await addLaterFiles(press, key, version, terminal)
  return { ...later, json: { ...json, afterwards: later.json } }
}

/** Hides a page from readers until `press unhold` or until it is published again. */
export async function holdIssuePage(
  press: Press,
  page: string,
  issue: string | undefined,
  options: IssueOptions,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  const pageNo = pageNumber(page)
  const held = await holdPage(press, { key, pageNo })
  const text = held.wasThere
    ? `${nameOfIssue(key)} shows no page ${pageNo}; nothing changed.`
    : `${nameOfIssue(key)}: page ${pageNo} is held back. To show it: press unhold ${pageNo} ${key.date}/${key.edition} --publisher ${key.publisher}`
  return { text, json: { ...key, pageNo, ...changeOf(held) } }
}

/** Shows a page again that was held back. */
export async function unholdIssuePage(
  press: Press,
  page: string,
  issue: string | undefined,
  options: IssueOptions,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  const pageNo = pageNumber(page)
  const shown = await showHeldPage(press, { key, pageNo })
  const text = shown.wasThere
    ? `${nameOfIssue(key)} shows page ${pageNo} already; nothing changed.`
    : `${nameOfIssue(key)}: readers see page ${pageNo}.`
  return { text, json: { ...key, pageNo, ...changeOf(shown) } }
}

function changeOf({ version, wasThere }: PublishResult) {
  return { version, wasThere }
}

function pageNumber(page: string): number {
  if (/^[1-9]\d{0,2}$/.test(page)) return Number(page)
  throw new UsageError(`${page} is not the number of a page, such as 3`)
}
