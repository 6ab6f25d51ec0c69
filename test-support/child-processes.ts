import { readFileSync } from 'node:fs'
import process from 'node:process'

/** The processes that a process has started. */
export function childProcesses(pid: number | undefined = process.pid): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean).map(Number)
}
