import { existsSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second on every machine. */
const TICK_MICROSECONDS = 10_000

/** The CPU time of processes with all their threads; NaN if the system does not report it. */
export function cpuMicroseconds(pids: readonly number[]): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * TICK_MICROSECONDS
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program name in brackets may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [fields[11], fields[12]]
  return Number(user) + Number(system)
}

/** The time the main thread was ready to run but had no core; NaN if the system does not report it. */
export function waitMilliseconds(pid: number): number {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : Number.NaN
}
