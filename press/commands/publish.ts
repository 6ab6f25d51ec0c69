import { parseArgs } from 'node:util'
import type { IssueDate } from '#contract/issue-date.ts'
import type { Release } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { type ReleaseHours, releaseOn } from '#domain/release-hours.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import { TIME_OF_DAY } from '#store/release-hours.ts'
import { gatherPages } from '../gather-pages.ts'
import type { PageTask } from '../page-task.ts'
import { PressError } from '../press-error.ts'
import { type Press, publish } from '../publish.ts'
import { readPage } from '../read/read-page.ts'
import { assignSections } from '../sections.ts'
import { runAfterwards } from './afterwards.ts'
import type { Command, Terminal } from './command.ts'
import { ISSUE_OPTIONS, issueKeyOf, nameOfIssue } from './issue-options.ts'
import { showPageProgress } from './page-progress.ts'

const OPTIONS = {
  ...ISSUE_OPTIONS,
  early: { type: 'string' },
  general: { type: 'string' },
  jacket: { type: 'string' },
  section: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
  afterwards: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** Print PDFs, a folder of them or a package in, an issue out. */
export const publishCommand: Command = async (args, press, terminal) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const started = performance.now()
  const gathered = await gatherPages(positionals, values.jacket)
  const { publisher, date, edition } = gathered.says
  const key = issueKeyOf({
    publisher: publisher ?? values.publisher,
    date: values.date ?? date,
    edition: values.edition ?? edition?.toString(),
  })
  await requireEdition(press, key)
  const release = releaseOf(key.date, values, press.releaseHours)
  const pages = assignSections(gathered.pages, values.section ?? [])
  for (const note of gathered.notes) terminal.note(note)
  if (values['dry-run']) return dryRun(pages, terminal)

  const onStep = showPageProgress(pages, terminal)
  const published = await publish(press, { key, release, pages, onStep })
  const { version, wasThere, pagesMade, pages: made } = published
  const articles = made.reduce((sum, { regions }) => sum + regions.length, 0)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  if (isAllAdvertising(made)) terminal.note(UNMARKED_JACKET)
  const counts = { pages: made.length, pagesMade, regions: articles, seconds }
  const report = { ...key, version, wasThere, ...counts }
  if (values.json) terminal.out(JSON.stringify(report))
  else terminal.out(summary(report))
  return values.afterwards ? runAfterwards(press, key, version, terminal) : true
}

const UNMARKED_JACKET =
  'The front page has advertisements only. If it is a jacket, publish again with --jacket and the number of its pages.'

/** A jacket that nobody marked keeps the real front page closed to visitors. */
function isAllAdvertising(pages: readonly PressedPage[]): boolean {
  const regions = pages[frontPageIndex(pages)]?.regions ?? []
  return regions.length > 0 && regions.every(({ kind }) => kind === 'ad')
}

interface Report extends ReturnType<typeof issueKeyOf> {
  version: string
  wasThere: boolean
  pages: number
  pagesMade: number
  regions: number
  seconds: number
}

function summary(report: Report): string {
  const { version, wasThere, pages, pagesMade, regions, seconds } = report
  const issue = nameOfIssue(report)
  const changed =
    pagesMade > 0
      ? `its damaged pages were made again (${pagesMade})`
      : 'nothing changed but its release times'
  return wasThere
    ? `${issue}: version ${version} was published already; ${changed}.`
    : `${issue}: published as ${version}, ${pages} pages with ${regions} regions in ${seconds} s.`
}

/** Reads everything and writes nothing. */
async function dryRun(pages: readonly PageTask[], terminal: Terminal): Promise<boolean> {
  for (const { pageNo, name, section, source, content } of pages) {
    const read = content ?? (source.kind === 'pdf' ? await readPage(source.bytes) : undefined)
    const count = `${read?.articles.length ?? 0} articles, ${read?.ads.length ?? 0} advertisements`
    terminal.out(`page ${pageNo} ${name} (${section}): ${count}`)
    for (const { headline, confidence } of read?.articles ?? []) {
      terminal.out(`  ${Math.round(confidence * 100)}% ${headline}`)
    }
  }
  return true
}

async function requireEdition(press: Press, key: ReturnType<typeof issueKeyOf>): Promise<void> {
  const groups = await editionGroupsOf(press.db, key.publisher)
  const editions = groups.flatMap(({ editions }) => editions)
  if (editions.some(({ id }) => id === key.edition)) return
  const known = editions.map(({ id, edition_name }) => `${id} ${edition_name}`).join(', ')
  throw new PressError([
    `${key.publisher} has no edition ${key.edition}. It has: ${known || 'none yet'}.`,
  ])
}

/** An issue that opens to everyone before the usual early release opens to all at once. */
function releaseOf(
  date: IssueDate,
  values: { early?: string | undefined; general?: string | undefined },
  hours: ReleaseHours,
): Release {
  const general = values.general ?? laterOf(hours.general, values.early ?? hours.early)
  const early = values.early ?? earlierOf(hours.early, general)
  const faults = Object.entries({ early, general }).flatMap(([name, time]) =>
    TIME_OF_DAY.test(time) ? [] : [`--${name} must be a time of day, as 06:30`],
  )
  if (faults.length > 0) throw new PressError(faults)
  if (general < early) throw new PressError(['--early must not be later than --general'])
  return releaseOn(date, { early, general })
}

const laterOf = (one: string, other: string) => (one > other ? one : other)
const earlierOf = (one: string, other: string) => (one < other ? one : other)
