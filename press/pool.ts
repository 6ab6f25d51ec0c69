import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PublisherCode } from '#contract/publisher.ts'
import type { AssetSource } from '#store/assets.ts'
import type { PressedPage } from '#store/issues/issue-version.ts'
import type { PageOrder, PageStep, PageTask } from './page-task.ts'

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url))
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** A page whose worker dies, for example for lack of memory, is tried once more. */
const TRIES = 2

export type WorkOrder =
  | ({ kind: 'make'; assets: AssetSource } & PageOrder)
  | { kind: 'identify'; task: PageTask; publisher: PublisherCode }

export type WorkReport =
  | { kind: 'step'; step: PageStep }
  | { kind: 'made'; page: PressedPage }
  | { kind: 'identified'; drawing: string }
  | { kind: 'failed'; reason: string }

type OnStep = (step: PageStep) => void

/** Worker processes that make one page at a time each. Calls reject with a message for the editor. */
export interface Pool {
  make(order: PageOrder, assets: AssetSource, onStep?: OnStep): Promise<PressedPage>
  /** Identifies what a page draws. */
  identify(task: PageTask, publisher: PublisherCode): Promise<string>
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

  async function run(order: WorkOrder, onStep: OnStep): Promise<Result> {
    let worker = await takeWorker()
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await runIn(worker, order, onStep)
      if (outcome === 'died') worker = startWorker()
      if (outcome === 'died' && attempt < TRIES) continue
      release(worker)
      if (outcome === 'died') throw new Error('the worker process ran out of memory or was killed')
      if (outcome.kind === 'failed') throw new Error(outcome.reason)
      return outcome
    }
  }

  return {
    make: async (order, assets, onStep = () => {}) => {
      const result = await run({ kind: 'make', assets, ...order }, onStep)
      if (result.kind !== 'made') throw new Error(UNEXPECTED)
      return result.page
    },
    identify: async (task, publisher) => {
      const result = await run({ kind: 'identify', task, publisher }, () => {})
      if (result.kind !== 'identified') throw new Error(UNEXPECTED)
      return result.drawing
    },
    close: () => {
      for (const worker of idle) worker.disconnect()
    },
  }
}

function startWorker(): ChildProcess {
  return fork(RUN, [WORKER], { serialization: 'advanced' })
}

const UNEXPECTED = 'the worker process answered another order'

type Outcome = Exclude<WorkReport, { kind: 'step' }> | 'died'
type Result = Exclude<WorkReport, { kind: 'step' | 'failed' }>

function runIn(worker: ChildProcess, order: WorkOrder, onStep: OnStep): Promise<Outcome> {
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
