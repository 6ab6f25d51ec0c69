import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const BUSY_LOOP = 'for (;;) {}'

interface Issue {
  dataDir: string
  /** With the PDFs. */
  folder: string
  date: string
  niceness: number
}

/** The real press in a process of its own, at a priority. */
export async function publishIssue({ dataDir, folder, date, niceness }: Issue): Promise<void> {
  const press = ['run.mjs', 'press/main.ts', 'publish', folder, '--date', date, '--edition', '4']
  const child = spawn('nice', ['-n', `${niceness}`, process.execPath, ...press], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The press ended with ${code}`)
}

/** Processes at the usual priority that take all the CPU they can get. */
export function startBusyLoops(count: number): ChildProcess[] {
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }),
  )
}
