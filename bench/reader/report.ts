import type { FirstView } from './first-view.ts'
import type { Memory } from './memory.ts'
import { BOOKREADER, OPENSEADRAGON, OURS, REFERENCE } from './readers.ts'

interface Figures {
  views: Map<string, FirstView[]>
  turns: Map<string, number[][]>
  memory: Map<string, Memory>
}

const OF_PEER = 0.5
const OF_REFERENCE = 1.25
const MAX_SCRIPT_BYTES = 120_000

export function printFigures({ views, turns, memory }: Figures): void {
  const names = [...views.keys()]
  const settled = (name: string) => median((views.get(name) ?? []).map((view) => view.settledMs))
  const turn = (name: string, share: number) =>
    median((turns.get(name) ?? []).map((times) => quantile(times, share)))
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
  const peer = Math.min(settled(BOOKREADER), settled(OPENSEADRAGON))
  goals([
    ['settled, of the faster peer', settled(OURS) / peer, OF_PEER],
    ['settled, of the limit', settled(OURS) / settled(REFERENCE), OF_REFERENCE],
    ['turn p95, of the limit', turn(OURS, 0.95) / turn(REFERENCE, 0.95), OF_REFERENCE],
    ['JS, bytes gzipped', script(OURS), MAX_SCRIPT_BYTES],
    ['CLS', shift(OURS), 0],
  ])
}

function goals(rows: [name: string, figure: number, most: number][]): void {
  console.table(
    Object.fromEntries(
      rows.map(([name, figure, most]) => [
        name,
        { ours: Number(figure.toFixed(2)), goal: `≤ ${most}`, met: figure <= most },
      ]),
    ),
  )
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
