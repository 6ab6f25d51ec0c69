import type { IssueKey } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import type { SaidFinding } from '#press/check/page-finding.ts'
import { doubtLines, doubtsIn, type PageDoubts } from '#press/doubt.ts'
import { gatherPages } from '#press/gather-pages.ts'
import { type Press, publish, requireEdition } from '#press/publish.ts'
import { releaseAt } from '#press/release-times.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { isIssueHeld } from '#store/issues/shown-issue.ts'
import { type Output, type OutputOptions, print } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import { addLaterFiles } from './afterwards.ts'
import { type CheckOptions, checkIssue } from './check-issue.ts'
import { dryRun } from './dry-run.ts'
import { type IssueOptions, keyFromOptions, nameOfIssue, titleFromOption } from './issue-key.ts'
import { showPageProgress } from './page-progress.ts'
import { stopAtQuestions } from './questions.ts'

export interface PublishOptions extends IssueOptions, CheckOptions, OutputOptions {
  page?: string
  jacket?: string
  /** The questions to answer with yes. */
  yes?: string
  dryRun?: boolean
  afterwards?: boolean
}

/** Publishes an issue from print PDFs, a folder of them, or a package. */
export async function publishIssue(
  press: Press,
  files: readonly string[],
  options: PublishOptions,
  terminal: Terminal,
): Promise<Output> {
  const started = performance.now()
  const pattern = press.fileNames?.[titleFromOption(options.publisher)]
  const gathered = await gatherPages(files, options.jacket, pattern)
  const { publisher, date, edition } = gathered.says
  const key = keyFromOptions({
    publisher: publisher ?? options.publisher,
    date: options.date ?? date,
    edition: options.edition ?? edition?.toString(),
  })
  await requireEdition(press, key)
  const release = releaseAt(key.date, options, press.releaseHours)
  const { pages, findings } = await checkIssue(press, { key, release }, gathered, options)
  for (const note of gathered.notes) terminal.note(note)
  if (options.dryRun) {
    return dryRun({ key, pages, files: gathered.files, findings, yes: options.yes })
  }
  const stop = await stopAtQuestions(findings, options.yes, terminal)
  if (stop) return stop

  const onStep = showPageProgress(pages, terminal)
  const published = await publish(press, { key, release, pages, onStep })
  if (isAllAdvertising(published.pages)) terminal.note(UNMARKED_JACKET)
  const unread = published.pages.filter(isWithoutText)
  for (const page of unread.filter((page) => !isNoted(page, findings))) {
    terminal.note(withoutText(page))
  }
  const report: PublishReport = {
    ...key,
    version: published.version,
    wasThere: published.wasThere,
    pages: published.pages.length,
    pagesMade: published.pagesMade,
    regions: published.pages.reduce((sum, { regions }) => sum + regions.length, 0),
    seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    isHeld: await isIssueHeld(press.db, key),
    doubts: doubtsIn(published.pages),
    findings,
  }
  const output = { text: summary(report), json: report }
  if (!options.afterwards) return output
  // Printed now, because readers already have the issue and the rest takes minutes.
  if (!options.json) print(terminal, output, options)
  const later = await addLaterFiles(press, key, published.version, terminal)
  return { ...later, json: { ...report, afterwards: later.json } }
}

const UNMARKED_JACKET =
  'The front page has advertisements only. If it is a jacket, publish again with --jacket and the number of its pages.'

/** The real front page behind an unmarked jacket stays closed to visitors. */
function isAllAdvertising(pages: readonly PressedPage[]): boolean {
  const regions = pages[frontPageIndex(pages)]?.regions ?? []
  return regions.length > 0 && regions.every(({ kind }) => kind === 'ad')
}

/** Whether the page has stories, and the text of none could be read. */
function isWithoutText({ regions }: PressedPage): boolean {
  const articles = regions.filter(({ kind }) => kind === 'article')
  return articles.length > 0 && articles.every(({ provenance }) => provenance === 'none')
}

/** Whether the checks before publishing have said that the page has no text. */
function isNoted({ pageNo }: PressedPage, findings: readonly SaidFinding[]): boolean {
  return findings.some(({ code, page }) => code === 'text' && page === pageNo)
}

function withoutText({ pageNo }: PressedPage): string {
  return `page ${pageNo} is an image without text, or its text cannot be read: its stories open as images and have no title. \`press afterwards\` reads them by OCR.`
}

interface PublishReport extends IssueKey {
  version: string
  wasThere: boolean
  pages: number
  pagesMade: number
  regions: number
  seconds: number
  /** Whether readers keep the issue before it until the hold ends. */
  isHeld: boolean
  /** The most doubtful page first. */
  doubts: PageDoubts[]
  /** What the checks before publishing found. */
  findings: SaidFinding[]
}

function summary(report: PublishReport): string {
  const { version, wasThere, pages, pagesMade, regions, seconds } = report
  const issue = nameOfIssue(report)
  const changed =
    pagesMade > 0
      ? `its damaged pages were made again (${pagesMade})`
      : 'nothing changed but its release times'
  const outcome = wasThere
    ? `${issue}: version ${version} was published already; ${changed}.`
    : `${issue}: published as ${version}, ${pages} pages with ${regions} regions in ${seconds} s.`
  return [outcome, ...heldWords(report.isHeld), ...doubtWords(report)].join('\n')
}

export function heldWords(isHeld: boolean): string[] {
  return isHeld ? [HELD] : []
}

const HELD =
  'The issue is held: readers keep the issue before it until an editor ends the hold on the night board.'

/** The pages to look at, and the command that shows them. */
function doubtWords({ publisher, date, edition, doubts }: PublishReport): string[] {
  const lines = doubtLines(doubts)
  if (lines.length === 0) return []
  const look = `npx broadsheet press look ${date}/${edition} --publisher ${publisher}`
  return [...lines, `To see them: ${look}`]
}
