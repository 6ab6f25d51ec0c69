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
  /** With the PDFs. */
  folder: string
  date: string
  niceness: number
}

/** How long the press held the write lock, in how many transactions. */
export type Holds = z.infer<typeof Holds>

/** The real press in a process of its own, at a priority. */
export async function publishIssue({ dataDir, folder, date, niceness }: Issue): Promise<Holds> {
  const file = join(dataDir, `lock-holds-${date}.json`)
  const press = ['broadsheet.mjs', 'press', 'publish', folder, '--date', date, '--edition', '4']
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

/** Processes at the usual priority that take all the CPU they can get. */
export function startBusyLoops(count: number): ChildProcess[] {
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }),
  )
}
