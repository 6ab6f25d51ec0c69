import { parseArgs } from 'node:util'
import { type IssueDate, RELEASE_TIME } from '#contract/issue-date.ts'
import { timeInIndia } from '#domain/newspaper-day.ts'
import { editionGroupsOf } from '#store/issues/editions.ts'
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
  early: { type: 'string', default: RELEASE_TIME },
  general: { type: 'string', default: RELEASE_TIME },
  section: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
  afterwards: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** Print PDFs, a folder of them or a package in, an issue out. */
export const publishCommand: Command = async (args, press, terminal) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const started = performance.now()
  const gathered = await gatherPages(positionals)
  const { publisher, date, edition } = gathered.says
  const key = issueKeyOf({
    publisher: publisher ?? values.publisher,
    date: values.date ?? date,
    edition: values.edition ?? edition?.toString(),
  })
  await requireEdition(press, key)
  const release = {
    early_release_at: timeOption('early', values.early, key.date),
    general_release_at: timeOption('general', values.general, key.date),
  }
  const pages = assignSections(gathered.pages, values.section ?? [])
  for (const note of gathered.notes) terminal.note(note)
  if (values['dry-run']) return dryRun(pages, terminal)

  const onStep = showPageProgress(pages, terminal)
  const { version, wasThere, pages: made } = await publish(press, { key, release, pages, onStep })
  const articles = made.reduce((sum, { regions }) => sum + regions.length, 0)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  const report = { ...key, version, wasThere, pages: made.length, regions: articles, seconds }
  if (values.json) terminal.out(JSON.stringify(report))
  else terminal.out(summary(report))
  return values.afterwards ? runAfterwards(press, key, version, terminal) : true
}

interface Report extends ReturnType<typeof issueKeyOf> {
  version: string
  wasThere: boolean
  pages: number
  regions: number
  seconds: number
}

function summary(report: Report): string {
  const { version, wasThere, pages, regions, seconds } = report
  const issue = nameOfIssue(report)
  return wasThere
    ? `${issue}: version ${version} was published already; nothing changed but its release times.`
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

function timeOption(name: string, time: string, date: IssueDate): Date {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return timeInIndia(date, time)
  throw new PressError([`--${name} must be a time of day, as 06:30`])
}
