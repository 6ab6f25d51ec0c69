import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const PROBE = join(import.meta.dirname, 'hold-probe.mjs')
const Holds = z.object({ longestMs: z.number(), count: z.number() })

const BUSY_LOOP = 'for (;;) {}'

interface Issue {
  dataDir: string
  /** The folder of the PDFs. */
  folder: string
  date: string
  niceness: number
}

/** The longest hold of the write lock, and the number of transactions. */
export type Holds = z.infer<typeof Holds>

/** Runs the real press in its own process with a priority. */
export async function publishIssue({ dataDir, folder, date, niceness }: Issue): Promise<Holds> {
  const file = join(dataDir, `lock-holds-${date}.json`)
  const issue = ['--date', date, '--edition', '4']
  // The same pages are published on several days.
  const answers = ['--yes', 'date,release,repeated,title,number,duplicate']
  const press = ['broadsheet.mjs', 'press', 'publish', folder, ...issue, ...answers]
  const child = spawn(
    'nice',
    ['-n', `${niceness}`, process.execPath, '--import', PROBE, ...press],
    {
      env: { ...process.env, DATA_DIR: dataDir, HOLDS_FILE: file },
      stdio: 'ignore',
    },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The press ended with ${code}`)
  return Holds.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Processes with normal priority that use all the CPU they can get. */
export function startBusyLoops(count: number): ChildProcess[] {
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }),
  )
}
