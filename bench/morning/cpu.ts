import { existsSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second, whatever the machine. */
const TICK_MICROSECONDS = 10_000

/** The processor time that processes have used so far, with all their threads; NaN where it is not told. */
export function cpuMicroseconds(pids: readonly number[]): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * TICK_MICROSECONDS
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in brackets, may have spaces in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [fields[11], fields[12]]
  return Number(user) + Number(system)
}

/** How long the main thread of a process has been ready to run without a core to run on; NaN where it is not told. */
export function waitMilliseconds(pid: number): number {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : Number.NaN
}
