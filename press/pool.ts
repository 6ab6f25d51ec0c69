import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AssetSource } from '#store/assets.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import type { PageStep, PageTask, VersionTarget } from './page-task.ts'

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url))
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** A page whose worker dies, for example for lack of memory, is tried once more. */
const TRIES = 2

export interface WorkOrder {
  task: PageTask
  target: VersionTarget
  assets: AssetSource
}

export type WorkReport =
  | { kind: 'step'; step: PageStep }
  | { kind: 'done'; page: PressedPage }
  | { kind: 'failed'; reason: string }

/** Worker processes that make one page at a time each. */
export interface Pool {
  /** Rejects with a message for the editor. */
  make(order: WorkOrder, onStep?: (step: PageStep) => void): Promise<PressedPage>
  close(): void
}

export function openPool(size: number): Pool {
  const idle: ChildProcess[] = []
  const waiting: ((worker: ChildProcess) => void)[] = []
  let started = 0

  function takeWorker(): ChildProcess | Promise<ChildProcess> {
    const free = idle.pop()
    if (free) return free
    if (started === size) return new Promise((resolve) => waiting.push(resolve))
    started += 1
    return startWorker()
  }

  function release(worker: ChildProcess): void {
    const next = waiting.shift()
    if (next) next(worker)
    else idle.push(worker)
  }

  return {
    make: async (order, onStep = () => {}) => {
      let worker = await takeWorker()
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await makeIn(worker, order, onStep)
        if (outcome === 'died') worker = startWorker()
        if (outcome === 'died' && attempt < TRIES) continue
        release(worker)
        if (outcome === 'died')
          throw new Error('the worker process ran out of memory or was killed')
        if (outcome.kind === 'failed') throw new Error(outcome.reason)
        return outcome.page
      }
    },
    close: () => {
      for (const worker of idle) worker.disconnect()
    },
  }
}

function startWorker(): ChildProcess {
  return fork(RUN, [WORKER], { serialization: 'advanced' })
}

type Outcome = Exclude<WorkReport, { kind: 'step' }> | 'died'

function makeIn(
  worker: ChildProcess,
  order: WorkOrder,
  onStep: (step: PageStep) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      worker.off('message', listen)
      worker.off('exit', die)
      resolve(outcome)
    }
    const die = () => end('died')
    const listen = (report: WorkReport) => {
      if (report.kind === 'step') onStep(report.step)
      else end(report)
    }
    worker.on('message', listen)
    worker.on('exit', die)
    worker.send(order)
  })
}
