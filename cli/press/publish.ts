import type { IssueKey } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { doubtLines, doubtsIn, type PageDoubts } from '#press/doubt.ts'
import { gatherPages } from '#press/gather-pages.ts'
import { modelOf } from '#press/make-page.ts'
import { finishModel, pageRegions } from '#press/page-regions.ts'
import type { PageTask } from '#press/page-task.ts'
import { PressError } from '#press/press-error.ts'
import { type Press, publish, requireEdition } from '#press/publish.ts'
import { type ReleaseTimes, releaseAt } from '#press/release-times.ts'
import { assignSections } from '#press/sections.ts'
import { shrinkingOf } from '#press/shrinking.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { type Output, type OutputOptions, print } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import { addLaterFiles } from './afterwards.ts'
import { type IssueOptions, keyFromOptions, nameOfIssue } from './issue-key.ts'
import { showPageProgress } from './page-progress.ts'

export interface PublishOptions extends IssueOptions, ReleaseTimes, OutputOptions {
  page?: string
  yes?: boolean
  jacket?: string
  section?: string[]
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
  const gathered = await gatherPages(files, options.jacket)
  const { publisher, date, edition } = gathered.says
  const key = keyFromOptions({
    publisher: publisher ?? options.publisher,
    date: options.date ?? date,
    edition: options.edition ?? edition?.toString(),
  })
  await requireEdition(press, key)
  const release = releaseAt(key.date, options, press.releaseHours)
  const pages = assignSections(gathered.pages, options.section ?? [])
  for (const note of gathered.notes) terminal.note(note)
  const shrinking = await shrinkingOf(press.db, key, pages.length)
  if (shrinking && options.dryRun) terminal.note(shrinking)
  if (options.dryRun) return dryRun(key, pages)
  if (shrinking && !options.yes) throw new PressError([shrinking])

  const onStep = showPageProgress(pages, terminal)
  const published = await publish(press, { key, release, pages, onStep })
  if (isAllAdvertising(published.pages)) terminal.note(UNMARKED_JACKET)
  for (const page of published.pages.filter(isWithoutText)) terminal.note(withoutText(page))
  const report: PublishReport = {
    ...key,
    version: published.version,
    wasThere: published.wasThere,
    pages: published.pages.length,
    pagesMade: published.pagesMade,
    regions: published.pages.reduce((sum, { regions }) => sum + regions.length, 0),
    seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    doubts: doubtsIn(published.pages),
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
  /** The most doubtful page first. */
  doubts: PageDoubts[]
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
  return [outcome, ...doubtWords(report)].join('\n')
}

/** The pages to look at, and the command that shows them. */
function doubtWords({ publisher, date, edition, doubts }: PublishReport): string[] {
  const lines = doubtLines(doubts)
  if (lines.length === 0) return []
  const look = `npx broadsheet press look ${date}/${edition} --publisher ${publisher}`
  return [...lines, `To see them: ${look}`]
}

/** Reads every page and writes nothing. */
async function dryRun(key: IssueKey, pages: readonly PageTask[]): Promise<Output> {
  const found = []
  for (const task of pages) {
    const { pageNo, name, section } = task
    const regions = pageRegions(finishModel(key, pageNo, await modelOf(task)))
    found.push({ pageNo, name, section, regions })
  }
  const doubts = doubtsIn(found)
  const listed = found.map(({ regions, ...page }) => {
    const articles = regions.filter(({ kind }) => kind === 'article')
    return {
      ...page,
      articles: articles.map(({ title: headline, confidence }) => ({ headline, confidence })),
      ads: regions.length - articles.length,
    }
  })
  const lines = listed.flatMap(({ pageNo, name, section, articles, ads }) => [
    `page ${pageNo} ${name} (${section}): ${articles.length} articles, ${ads} advertisements`,
    ...articles.map(({ headline, confidence }) => `  ${Math.round(confidence * 100)}% ${headline}`),
  ])
  return {
    text: [...lines, ...doubtLines(doubts)].join('\n'),
    json: { pages: listed, doubts },
  }
}
