import { readFileSync } from 'node:fs'
import { cpuMicroseconds } from '../cpu.ts'
import { type CostOfParts, noCost, PARTS, type Part } from './model.ts'

/** A process that ends loses at most the CPU time since the last look. */
const LOOK_MS = 250

type Pids = () => readonly number[]

/**
 * Adds up the CPU time of the processes of each part, as in /proc/<pid>/stat (user and system time of all threads), also of
 * processes that start or end meanwhile.
 */
export function watchCpu(parts: Readonly<Record<Part, Pids>>) {
  const seen = new Map<number, number>()
  const used = noCost()
  const busiest = new Map<string, number>()

  function look(isFirst = false): void {
    for (const part of PARTS) {
      for (const pid of parts[part]()) {
        const now = cpuOf(pid)
        if (now === undefined) continue
        const before = seen.get(pid) ?? (isFirst ? now : 0)
        seen.set(pid, now)
        used[part] += now - before
        const name = `${part} ${pid}`
        busiest.set(name, (busiest.get(name) ?? 0) + now - before)
      }
    }
  }

  look(true)
  const timer = setInterval(look, LOOK_MS)
  return {
    /** The CPU time since the last call, by part and by process. */
    take(): { parts: CostOfParts; processes: Record<string, number> } {
      look()
      const taken = { parts: { ...used }, processes: Object.fromEntries(busiest) }
      Object.assign(used, noCost())
      busiest.clear()
      return taken
    },
    stop: () => clearInterval(timer),
  }
}
export type CpuWatch = ReturnType<typeof watchCpu>

function cpuOf(pid: number): number | undefined {
  try {
    return cpuMicroseconds([pid])
  } catch {
    return undefined
  }
}

/** The child processes, and theirs. */
export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
}

export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return text === '' ? [] : text.split(' ').map(Number)
  } catch {
    return []
  }
}
