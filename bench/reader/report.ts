import type { FirstView } from './first-view.ts'
import type { Memory } from './memory.ts'
import { BOOKREADER, OPENSEADRAGON, OURS, PHOTOSWIPE, REFERENCE } from './readers.ts'

interface Figures {
  views: Map<string, FirstView[]>
  turns: Map<string, number[][]>
  memory: Map<string, Memory>
  /** Of our reader only. */
  guided: number[][]
  /** Times between frames of a drag, round by round. */
  timeline: { ours: number[][]; empty: number[][] }
}

const OF_PEER = 0.5
const FIRST_PAGE_OF_REFERENCE = 1.1
const TURN_OF_REFERENCE = 1.25
const DRAG_OF_EMPTY = 1.25
const MAX_GUIDED_MS = 100
const MAX_SCRIPT_BYTES = 110_000

export function printFigures({ views, turns, memory, guided, timeline }: Figures): void {
  const names = [...views.keys()]
  const settled = (name: string) => median((views.get(name) ?? []).map((view) => view.settledMs))
  const turn = (name: string, share: number) => ofAll(turns.get(name) ?? [], share)
  const ofViews = (name: string, figure: (view: FirstView) => number) =>
    median((views.get(name) ?? []).map(figure))
  const script = (name: string) => ofViews(name, (view) => view.gzippedScript)
  const shift = (name: string) => Math.max(...(views.get(name) ?? []).map((v) => v.layoutShift))

  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          'settled ms': Math.round(settled(name)),
          'turn p50 ms': Math.round(turn(name, 0.5)),
          'turn p95 ms': Math.round(turn(name, 0.95)),
          'first view kB': kilobytes(ofViews(name, (view) => view.bytes)),
          'JS kB gzipped': kilobytes(script(name)),
          CLS: Number(shift(name).toFixed(4)),
          'heap MB': Math.round(memory.get(name)?.heapMegabytes ?? 0),
          'more MB': Math.round(memory.get(name)?.moreMegabytes ?? 0),
        },
      ]),
    ),
  )
  const p95 = (rounds: number[][]) => ofAll(rounds, 0.95)
  const peers = [BOOKREADER, OPENSEADRAGON, PHOTOSWIPE].filter((name) => views.has(name))
  const peer = Math.min(...peers.map(settled))
  const ofPeer: Goal[] = peers.length
    ? [['settled, of the faster peer', settled(OURS) / peer, OF_PEER]]
    : []
  goals([
    ...ofPeer,
    ['settled, of the limit', settled(OURS) / settled(REFERENCE), FIRST_PAGE_OF_REFERENCE],
    ['turn p95, of the limit', turn(OURS, 0.95) / turn(REFERENCE, 0.95), TURN_OF_REFERENCE],
    ['guided step p95, ms', p95(guided), MAX_GUIDED_MS],
    [
      'timeline frame p95, of an empty strip',
      p95(timeline.ours) / p95(timeline.empty),
      DRAG_OF_EMPTY,
    ],
    ['JS, bytes gzipped', script(OURS), MAX_SCRIPT_BYTES],
    ['CLS', shift(OURS), 0],
  ])
}

type Goal = [name: string, figure: number, most: number]

function goals(rows: Goal[]): void {
  console.table(
    Object.fromEntries(
      rows.map(([name, figure, most]) => [
        name,
        { ours: Number(figure.toFixed(2)), goal: `≤ ${most}`, met: figure <= most },
      ]),
    ),
  )
}

/** Over the times of all rounds together: p95 of the fifteen turns of one round is their longest. */
function ofAll(rounds: number[][], share: number): number {
  return quantile(rounds.flat(), share)
}

function median(figures: number[]): number {
  return quantile(figures, 0.5)
}

function quantile(figures: number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1))
}
