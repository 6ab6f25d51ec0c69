import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

export interface Measurement {
  cpuSeconds: number
  wallSeconds: number
  /** The peak memory of the largest process; undefined if the system does not report it. */
  peakMegabytes: number | undefined
}

const SAMPLE_EVERY_MS = 50

/** Runs a command. The shell counts the CPU time of all its processes, /proc their memory. */
export async function measure(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Measurement> {
  const started = performance.now()
  const script = '"$0" "$@" >/dev/null 2>&1 || exit $?; times'
  const shell = spawn('bash', ['-c', script, program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let times = ''
  shell.stdout.on('data', (data) => {
    times += data
  })
  let peak: number | undefined
  const watch = setInterval(() => {
    peak = Math.max(peak ?? 0, ...memoryBelow(shell.pid ?? 0))
  }, SAMPLE_EVERY_MS)
  const [status] = await once(shell, 'close')
  clearInterval(watch)
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
  return {
    cpuSeconds: secondsIn(times.split('\n')[1] ?? ''),
    wallSeconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    peakMegabytes: peak,
  }
}

/** `0m1.250s 0m0.120s` */
function secondsIn(line: string): number {
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

function memoryBelow(parent: number): number[] {
  return childrenOf(parent).flatMap((child) => [peakOf(child), ...memoryBelow(child)])
}

function childrenOf(parent: number): number[] {
  try {
    return readdirSync(`/proc/${parent}/task`).flatMap((task) =>
      readFileSync(`/proc/${parent}/task/${task}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    )
  } catch {
    return []
  }
}

function peakOf(process: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
