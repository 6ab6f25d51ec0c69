import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type MetricObject } from 'prom-client'
import { SECOND_MS } from '#contract/durations.ts'

/** The figures of a process, with its number as a label. */
type ReadFigures = (process: string) => Promise<MetricObject[]>

/**
 * A scrape reaches one process of a server. That process asks the primary process, which asks all of them:
 * `wanted`, `read`, `figures`, `collected`.
 */
type Message =
  | { kind: 'wanted'; id: string }
  | { kind: 'read'; id: string; number: number }
  | { kind: 'figures'; id: string; figures: MetricObject[] }
  | { kind: 'collected'; id: string; figures: MetricObject[][] }

const KINDS = ['wanted', 'read', 'figures', 'collected']

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  KINDS.includes(String(message.kind))

/** A process that is too busy is left out. */
const PATIENCE_MS = 2 * SECOND_MS

interface RunningProcess {
  worker: Worker
  number: number
}

/** In the primary process: answers each process that wants the figures of all. */
export function collectFigures(running: () => readonly RunningProcess[]): void {
  cluster.on('message', async (asking: Worker, message: unknown) => {
    if (!isMessage(message) || message.kind !== 'wanted') return
    const { id } = message
    const read = await Promise.all(running().map((each) => figuresOf(each)))
    const figures = read.filter((each) => each !== undefined)
    if (asking.isConnected()) asking.send({ kind: 'collected', id, figures } satisfies Message)
  })
}

function figuresOf({ worker, number }: RunningProcess): Promise<MetricObject[] | undefined> {
  const id = randomUUID()
  return new Promise((resolve) => {
    const end = (figures?: MetricObject[]) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(figures)
    }
    const onMessage = (message: unknown) => {
      if (isMessage(message) && message.kind === 'figures' && message.id === id) {
        end(message.figures)
      }
    }
    const timer = setTimeout(end, PATIENCE_MS)
    worker.on('message', onMessage)
    worker.send({ kind: 'read', id, number } satisfies Message)
  })
}

/** In a server process: tells the primary its own figures. */
export function reportFigures(read: ReadFigures): void {
  process.on('message', async (message: unknown) => {
    if (!isMessage(message) || message.kind !== 'read') return
    const figures = await read(`${message.number}`)
    process.send?.({ kind: 'figures', id: message.id, figures } satisfies Message)
  })
}

/** The figures of all processes of this server as text; undefined if it has only this one, or they do not answer. */
export function figuresOfAll(): Promise<string | undefined> {
  if (!cluster.isWorker) return Promise.resolve(undefined)
  const id = randomUUID()
  return new Promise((resolve) => {
    const end = (text?: string) => {
      clearTimeout(timer)
      process.off('message', onMessage)
      resolve(text)
    }
    const onMessage = async (message: unknown) => {
      if (!isMessage(message) || message.kind !== 'collected' || message.id !== id) return
      end(await AggregatorRegistry.aggregate(message.figures).metrics())
    }
    const timer = setTimeout(end, 2 * PATIENCE_MS)
    process.on('message', onMessage)
    process.send?.({ kind: 'wanted', id } satisfies Message)
  })
}
