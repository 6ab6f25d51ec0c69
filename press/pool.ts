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

/** In bytes. Pictures of many sizes leave gaps in the memory of a process, so it grows with every page. */
const MOST_MEMORY = 600 * 2 ** 20

export type WorkOrder =
  | ({ kind: 'make'; assets: AssetSource } & PageOrder)
  | { kind: 'identify'; task: PageTask; publisher: PublisherCode }

export type WorkReport =
  | { kind: 'step'; step: PageStep }
  | { kind: 'made'; page: PressedPage }
  | { kind: 'identified'; drawing: string }
  | { kind: 'failed'; reason: string }

/** What a worker sends. */
export interface WorkMessage {
  report: WorkReport
  /** In bytes, of the worker's process. */
  memory: number
}

type OnStep = (step: PageStep) => void

/** Worker processes that make one page at a time each. Calls reject with a message for the editor. */
export interface Pool {
  make(order: PageOrder, assets: AssetSource, onStep?: OnStep): Promise<PressedPage>
  /** Identifies what a page draws. */
  identify(task: PageTask, publisher: PublisherCode): Promise<string>
  close(): void
}

/** A worker that has grown to `mostMemory` is replaced after its page. */
export function openPool(size: number, mostMemory = MOST_MEMORY): Pool {
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
      if (outcome === 'died') {
        release(worker)
        throw new Error('the worker process ran out of memory or was killed')
      }
      release(outcome.memory < mostMemory ? worker : replace(worker))
      if (outcome.result.kind === 'failed') throw new Error(outcome.result.reason)
      return outcome.result
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
  // glibc keeps memory in up to eight arenas for each core, and returns little of it.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  return fork(RUN, [WORKER], { serialization: 'advanced', env })
}

function replace(worker: ChildProcess): ChildProcess {
  worker.disconnect()
  return startWorker()
}

const UNEXPECTED = 'the worker process answered another order'

type Outcome = { result: Exclude<WorkReport, { kind: 'step' }>; memory: number } | 'died'
type Result = Exclude<WorkReport, { kind: 'step' | 'failed' }>

function runIn(worker: ChildProcess, order: WorkOrder, onStep: OnStep): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      worker.off('message', listen)
      worker.off('exit', die)
      resolve(outcome)
    }
    const die = () => end('died')
    const listen = ({ report, memory }: WorkMessage) => {
      if (report.kind === 'step') onStep(report.step)
      else end({ result: report, memory })
    }
    worker.on('message', listen)
    worker.on('exit', die)
    worker.send(order)
  })
}
