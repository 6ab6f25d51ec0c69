import type { IssueKey } from '#domain/access.ts'
import { checkPages } from '#press/check/check-pages.ts'
import { readKnownIssue } from '#press/check/known-issue.ts'
import type { PageFile } from '#press/check/page-file.ts'
import type { PageFinding } from '#press/check/page-finding.ts'
import { type GatheredPages, gatherPages } from '#press/gather-pages.ts'
import type { PageTask } from '#press/page-task.ts'
import { PressError } from '#press/press-error.ts'
import type { Press, PublishResult } from '#press/publish.ts'
import { holdPage, printedNumber, publishPages, showHeldPage } from '#press/single-pages.ts'
import { UsageError } from '../exit-code.ts'
import type { Output } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import { addLaterFiles } from './afterwards.ts'
import { dryRun } from './dry-run.ts'
import { type IssueOptions, issueKeyOf, keyFromOptions, nameOfIssue } from './issue-key.ts'
import { showPageProgress } from './page-progress.ts'
import type { PublishOptions } from './publish.ts'
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
  const checked = await checkPage(press, gathered, { key, pageNo })
  if (options.dryRun) return dryRun({ key, pages: sent, ...checked, yes: options.yes })
  const stop = await stopAtQuestions(checked.findings, options.yes, terminal)
  if (stop) return stop
  const onStep = showPageProgress(sent, terminal)
  const { version, wasThere, ...result } = await publishPages(press, { key, sent, onStep })
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  const text = wasThere
    ? `${nameOfIssue(key)}: page ${pageNo} was published already; nothing changed.`
    : `${nameOfIssue(key)}: page ${pageNo} is published as ${version} in ${seconds} s; the other pages are unchanged.`
  const json = { ...key, pageNo, version, wasThere, pagesMade: result.pagesMade, seconds }
  if (!options.afterwards) return { text, json }
  terminal.note(text)
  const later = await addLaterFiles(press, key, version, terminal)
  return { ...later, json: { ...json, afterwards: later.json } }
}

/** Checks the page as the issue's own checks do, under the number that the command gives it. */
async function checkPage(
  press: Press,
  gathered: GatheredPages,
  { key, pageNo }: { key: IssueKey; pageNo: number },
): Promise<{ files: PageFile[]; findings: PageFinding[] }> {
  const [first, ...others] = gathered.files
  const file = others.length === 0 ? first : gathered.files.find((one) => one.pageNo === pageNo)
  if (!file) return { files: [], findings: [] }
  const printedNo = await printedNumber(press, { key, pageNo })
  const files = [{ ...file, pageNo, printedNo, numberFrom: 'command' as const }]
  const named = file.name.page
  const wrongName: PageFinding[] =
    named === undefined || named === printedNo || others.length > 0
      ? []
      : [
          {
            code: 'number',
            page: pageNo,
            severity: 'question',
            sentence: `${file.file} is page ${named} by its name. It would be published as page ${printedNo}.`,
          },
        ]
  const known = await readKnownIssue(press.db, key)
  return { files, findings: [...wrongName, ...checkPages(files, known)] }
}

/** The only page that was sent; of several, the one with that number. */
function pageIn(pages: readonly PageTask[], pageNo: number): PageTask {
  const [first, ...others] = pages
  const sent = others.length === 0 ? first : pages.find((page) => page.pageNo === pageNo)
  if (sent) return sent
  throw new PressError([`You sent ${pages.length} pages, and none of them is page ${pageNo}.`])
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
