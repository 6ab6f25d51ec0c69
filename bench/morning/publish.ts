import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IssueDate } from '#contract/issue-date.ts'

const PAGES = fileURLToPath(new URL('../../sample/pv/pages/', import.meta.url))
const ROLLOVER = '06:00'

interface PublishOptions {
  /** Which database and page files. */
  env: Record<string, string>
  date: IssueDate
  edition: number
  /** The second front page is another version of the issue. */
  front?: 'front' | 'front-second'
  /** 0 before readers arrive. */
  niceness?: number
}

/** Runs the real press in a process with low priority, as a publisher would. */
export async function publish({
  env,
  date,
  edition,
  front = 'front-second',
  niceness = 10,
}: PublishOptions): Promise<void> {
  const inner = readdirSync(PAGES).filter((name) => /^0[2-9]-/.test(name))
  const files = [`01-${front}-${edition}.pdf`, ...inner].map((name) => PAGES + name)
  const release = ['--early', ROLLOVER, '--general', ROLLOVER]
  const issue = ['--date', date, '--edition', `${edition}`, ...release]
  // The sample has the same pages every day.
  const answers = ['--yes', 'date,release,repeated,edition']
  const press = ['broadsheet.mjs', 'press', 'publish', ...files, ...issue, ...answers]
  const child = spawn('nice', ['-n', `${niceness}`, process.execPath, ...press], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The press ended with ${code}`)
}
